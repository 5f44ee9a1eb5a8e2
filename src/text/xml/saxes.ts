/** By itself, so that it is left out of a bundle that reads no XML. */
export { SaxesParser } from 'saxes'
