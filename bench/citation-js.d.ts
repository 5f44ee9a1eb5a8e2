/** The part of citation-js that is measured; the package has no types. */
declare module 'citation-js' {
  export default class Cite {
    constructor(data: object)
    format(output: 'bibliography', options: { template: string; lang: string; format: 'text' }): string
    format(output: 'bibtex'): string
  }
}
