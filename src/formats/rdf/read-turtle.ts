import type { Diagnostic } from '../../core/diagnostic.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import { parserWords } from '../../messages/parser-words.ts'
import { inputFinding } from '../../text/input-finding.ts'
import { Positions } from '../../text/positions.ts'
import { Graph, type RdfNode, type RdfTerm, xsdNamespace } from './graph.ts'
import { type ParsedTerm, TurtleParser } from './n3.ts'

const say = messagesOf('turtle', {
  notTurtle: 'This is not Turtle: {reason}.',
  notTurtleOnLine: 'This is not Turtle: {reason} on line {line}.',
  incomplete: 'a statement is incomplete',
  sign: '{sign}',
})

/** A parsed graph, or the reason why the text cannot be parsed. */
export type ReadGraph = { ok: true; graph: Graph } | { ok: false; diagnostics: Diagnostic[] }

/** Reads Turtle (https://www.w3.org/TR/turtle/). Nothing that the text refers to is fetched. */
export function readTurtle(text: string): ReadGraph {
  const graph = new Graph()
  try {
    for (const { subject, predicate, object } of new TurtleParser({ format: 'text/turtle' }).parse(text))
      graph.add(termOfNode(subject) as RdfNode, predicate.value, termOfNode(object))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const line = /\bon line (\d{1,9})/.exec(error.message)?.[1]
    const reason = reasonOf(error)
    const message = line === undefined ? say('notTurtle', { reason }) : say('notTurtleOnLine', { reason, line })
    const positions = new Positions(text)
    const offset = line === undefined ? undefined : positions.offsetOf(Number(line), 1)
    const place = offset === undefined ? undefined : positions.range(offset, offset + 1)
    return { ok: false, diagnostics: [inputFinding('schema/unrecognised', message, '', place)] }
  }
  return { ok: true, graph }
}

/**
 * Returns the reason for a parser error, usually the parser's message without the line number. Shortens a long message,
 * because the parser quotes the whole of an unterminated text.
 */
function reasonOf(error: Error): Message {
  // The parser throws a TypeError if the text ends inside a statement.
  if (error instanceof TypeError) return say('incomplete')
  const { message } = error
  const whole = message.replace(/ on line \d+\.?$/, '').replace(/\.$/, '')
  const words =
    whole.length > longestReason ? `${whole.slice(0, longestReason)}…${whole.endsWith('"') ? '"' : ''}` : whole
  const [, before, token] = /^([^"]*(?:Unexpected|but got)) ([^"]*)$/.exec(words) ?? []
  if (before === undefined || token === undefined) return parserWords('n3', words)
  return {
    id: `n3/${before} {token}`,
    text: '{words}',
    values: { words, token: /^[a-z]/i.test(token) ? parserWords('n3-token', token) : say('sign', { sign: token }) },
  }
}

const longestReason = 150

/**
 * Restores the case of a language tag (BCP 47, 2.1.1), because the parser returns lower case: `pt-BR`, `zh-Hant-TW`.
 */
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
