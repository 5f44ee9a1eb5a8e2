import { isObject } from '../../core/object.ts'
import type { ParsedText } from '../../text/document.ts'
import { firstCharacter } from '../../text/first-character.ts'
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

/** Takes a sample of a text that `parse` takes apart, once it is asked for a value, and only once. */
export function sampleBy(parse: (text: string) => ParsedText, text: string): TextSample {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text
  const first = firstCharacter(plain) ?? ''
  let parsed: { value: unknown } | undefined
  const value = (): unknown => {
    parsed ??= { value: first === '<' ? undefined : firstValue(parse(plain)) }
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

export function firstObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const [candidate] = candidatesIn(value)
  return isObject(candidate?.value) ? candidate.value : undefined
}

function firstValue({ parts }: ParsedText): unknown {
  for (const part of parts) if ('document' in part) return part.document.value
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
