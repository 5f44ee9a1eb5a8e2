/** The part of citation-js that the tests use. The packages contain no types. */
declare module '@citation-js/core' {
  export class Cite {
    constructor(data: string | object)
    static async(data: string): Promise<Cite>
    data: unknown[]
  }
  export const plugins: {
    add(name: string, plugin: object): void
    remove(name: string): void
    has(name: string): boolean
    input: {
      list(): string[]
      addDataParser(type: string, options: { parser: (data: string) => unknown; async: boolean }): void
    }
    output: { list(): string[] }
  }
}
