/** The part of citation-js that the tests use; the packages bring no types. */
declare module '@citation-js/core' {
  export const plugins: {
    add(name: string, plugin: object): void
    remove(name: string): void
    has(name: string): boolean
    input: { list(): string[] }
    output: { list(): string[] }
  }
}
