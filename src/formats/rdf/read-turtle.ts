import type { Diagnostic } from '../../core/diagnostic.ts'
import { inputFinding } from '../../text/input-finding.ts'
import { Positions } from '../../text/positions.ts'
import { Graph, type RdfNode, type RdfTerm, xsdNamespace } from './graph.ts'
import { type ParsedTerm, TurtleParser } from './n3.ts'

/** A graph that was read, or the reason why there is none. */
export type ReadGraph = { ok: true; graph: Graph } | { ok: false; diagnostics: Diagnostic[] }

/** Reads Turtle (https://www.w3.org/TR/turtle/); nothing that it names is fetched. */
export function readTurtle(text: string): ReadGraph {
  const graph = new Graph()
  try {
    for (const { subject, predicate, object } of new TurtleParser({ format: 'text/turtle' }).parse(text))
      graph.add(termOfNode(subject) as RdfNode, predicate.value, termOfNode(object))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const line = /\bon line (\d{1,9})/.exec(error.message)?.[1]
    const message = `This is not Turtle: ${reasonOf(error, line)}.`
    const positions = new Positions(text)
    const offset = line === undefined ? undefined : positions.offsetOf(Number(line), 1)
    const place = offset === undefined ? undefined : positions.range(offset, offset + 1)
    return { ok: false, diagnostics: [inputFinding('schema/unrecognised', message, '', place)] }
  }
  return { ok: true, graph }
}

/** Returns the parser's message, shortened because the parser quotes all of an unterminated text. */
function reasonOf({ message }: Error, line: string | undefined): string {
  const reason = message
    .slice(0, line === undefined ? message.length : message.lastIndexOf(' on line '))
    .replace(/\.$/, '')
  const shown = reason.length > longestReason ? `${reason.slice(0, longestReason)}…` : reason
  return line === undefined ? shown : `${shown} on line ${line}`
}

const longestReason = 150

/** A language tag in the case of BCP 47, 2.1.1, because the parser gives small letters: `pt-BR`, `zh-Hant-TW`. */
function cased(tag: string): string {
  let isPrivate = false
  return tag
    .split('-')
    .map((part, at) => {
      isPrivate ||= part.length === 1
      if (at === 0 || isPrivate) return part
      return part.length === 2 ? part.toUpperCase() : part.length === 4 ? part[0]?.toUpperCase() + part.slice(1) : part
    })
    .join('-')
}

function termOfNode({ termType, value, language, datatype }: ParsedTerm): RdfTerm {
  if (termType === 'BlankNode') return { blank: value }
  if (termType !== 'Literal') return { iri: value }
  if (language !== undefined && language !== '') return { value, language: cased(language) }
  return datatype === undefined || datatype.value === `${xsdNamespace}string`
    ? { value }
    : { value, datatype: datatype.value }
}
