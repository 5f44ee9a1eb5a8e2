/** A re-export of saxes in a separate module, so that bundles that read no XML omit saxes. */
export { SaxesParser } from 'saxes'
