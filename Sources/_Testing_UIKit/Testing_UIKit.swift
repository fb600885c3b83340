// Swift Testing has add-ons for some modules of Apple, which the compiler imports where a file
// imports both. On Linux there is none for UIKit: without this module of the expected name,
// a file that imports Testing and UIKit would not compile. The add-ons only attach pictures.
