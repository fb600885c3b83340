// Every test of this module uses the generator of TestSupport.
@_exported public import TestSupport
