/** The parts of the packages behind the engine that are used; they bring no types. */

declare module '@citation-js/plugin-csl/lib/styles.js' {
  export const templates: { get(id: string): string }
}

declare module '@citation-js/plugin-csl/lib/locales.js' {
  export const locales: { get(language: string): string }
}

declare module 'citeproc' {
  const CSL: import('./citeproc/types.ts').Citeproc
  export default CSL
}
