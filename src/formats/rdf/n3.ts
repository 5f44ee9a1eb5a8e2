// @ts-expect-error: n3 (https://github.com/rdfjs/N3.js) has no types of its own.
import exported from 'n3/lib/N3Parser.js'

/** An RDF/JS term: https://rdf.js.org/data-model-spec/. */
export interface ParsedTerm {
  termType: 'NamedNode' | 'BlankNode' | 'Literal' | 'DefaultGraph'
  value: string
  language?: string
  datatype?: { value: string }
}

type Parser = new (options: {
  format: string
}) => {
  /** Parses the triples in a text. Throws an `Error` with the line of the first fault. */
  parse(text: string): { subject: ParsedTerm; predicate: ParsedTerm; object: ParsedTerm }[]
}

const parser: Parser | { default: Parser } = exported

/**
 * The parser of n3, in a separate module, so that bundles that read no Turtle do not contain it. Node and bundlers
 * wrap its export differently.
 *
 * The index of n3 also imports readable-stream, which needs `stream` of Node.
 */
export const TurtleParser: Parser = 'default' in parser ? parser.default : parser
