// @ts-expect-error: n3 (https://github.com/rdfjs/N3.js) has no types of its own.
import exported from 'n3/lib/N3Parser.js'

/** A term of RDF/JS: https://rdf.js.org/data-model-spec/. */
export interface ParsedTerm {
  termType: 'NamedNode' | 'BlankNode' | 'Literal' | 'DefaultGraph'
  value: string
  language?: string
  datatype?: { value: string }
}

type Parser = new (options: {
  format: string
}) => {
  /** The triples of a text; throws an `Error` that names the line of the first fault. */
  parse(text: string): { subject: ParsedTerm; predicate: ParsedTerm; object: ParsedTerm }[]
}

const parser: Parser | { default: Parser } = exported

/** The parser of n3, by itself, so that it is left out of a bundle that reads no Turtle. Node and bundlers wrap what n3 exports differently. */
export const TurtleParser: Parser = 'default' in parser ? parser.default : parser
