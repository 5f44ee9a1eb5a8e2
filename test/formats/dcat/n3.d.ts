/** The parts of n3 that the tests use. The package has no types. */
declare module 'n3' {
  interface Term {
    termType: string
    value: string
  }
  export class Parser {
    parse(text: string): unknown[]
  }
  export class Store {
    constructor(quads: unknown[])
    getObjects(subject: null, predicate: string, graph: null): Term[]
    getSubjects(predicate: string, object: string | null, graph: null): Term[]
    countQuads(subject: Term, predicate: string, object: string | null, graph: null): number
  }
}
