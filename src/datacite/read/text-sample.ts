import { wrongArgument } from '../../core/argument.ts'
import { isObject } from '../../core/object.ts'
import { firstCharacter } from '../../text/first-character.ts'
import { parseData } from '../../text/parse-data.ts'
import { candidatesIn } from './candidates.ts'

/** The start of a text, or a value in its place, looked at once for all formats that might be its own. */
export interface TextSample {
  text: string
  /** The first character other than white space. */
  first: string
  /** The first object that the text holds, as JSON, NDJSON or YAML; undefined if it is not one of these. */
  object(): Readonly<Record<string, unknown>> | undefined
  /** The value that holds that object: the object itself, or the list or envelope around it. */
  value(): unknown
  /** The local name and the namespace of the root element; undefined if the text is not XML. */
  root(): { name: string; namespace: string } | undefined
}

/**
 * Takes a sample of a text for detecting its format. It is parsed when it is first asked for a value, and only once.
 *
 * @example
 * const sample = sampleText('<resource xmlns="http://datacite.org/schema/kernel-4"/>')
 * sample.root()?.name // → 'resource'
 */
export function sampleText(text: string): TextSample {
  if (typeof text !== 'string') throw wrongArgument('What is sampled', 'a text', text)
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text
  const first = firstCharacter(plain) ?? ''
  let parsed: { value: unknown } | undefined
  const value = (): unknown => {
    parsed ??= { value: first === '<' ? undefined : firstValue(plain) }
    return parsed.value
  }
  return {
    text: plain,
    first,
    value,
    object: () => firstObject(value()),
    root: () => (first === '<' ? rootOf(plain) : undefined),
  }
}

/** A sample of a value that was parsed already, which has no text. */
const sampleValue = (value: object): TextSample => ({
  text: '',
  first: Array.isArray(value) ? '[' : '{',
  value: () => value,
  object: () => firstObject(value),
  root: () => undefined,
})

/** A sample of a text, or of a value that was parsed already. */
export const sampleOf = (input: string | object): TextSample =>
  typeof input === 'string' ? sampleText(input) : sampleValue(input)

function firstObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const [candidate] = candidatesIn(value)
  return isObject(candidate?.value) ? candidate.value : undefined
}

function firstValue(text: string): unknown {
  for (const part of parseData(text).parts) if ('document' in part) return part.document.value
  return undefined
}

const startTag =
  /<(?![?!])(?:([^\s<>/:=]{1,200}):)?([^\s<>/:=]{1,200})((?:\s+[^\s<>/=]{1,200}\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/

/** The first tag, with the namespace that its own attributes declare: enough to tell formats apart. */
function rootOf(text: string): { name: string; namespace: string } | undefined {
  const [, prefix, name, attributes = ''] = startTag.exec(text.slice(0, sniffed)) ?? []
  if (name === undefined) return undefined
  const declared = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`
  for (const [, attribute, double, single] of attributes.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    if (attribute === declared) return { name, namespace: double ?? single ?? '' }
  return { name, namespace: '' }
}

const sniffed = 20_000
