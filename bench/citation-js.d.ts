/** The part of citation-js that the measurements and tests use; the package has no types. */
declare module 'citation-js' {
  export default class Cite {
    constructor(data: object | string, options?: { forceType?: string })
    readonly data: readonly Readonly<Record<string, unknown>>[]
    format(output: string, options?: object): string
  }
}
