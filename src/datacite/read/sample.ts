import { isObject } from '../../core/object.ts'
import type { ParsedText } from '../../text/document.ts'
import { firstCharacter } from '../../text/first-character.ts'
import { candidatesIn } from './candidates.ts'

/** A text or a parsed value, with facts for detecting its format. All formats share the sample during detection. */
export interface TextSample {
  text: string
  /** The first character other than white space. */
  first: string
  /**
   * Parses the text as JSON, NDJSON or YAML and returns the first candidate record: the value itself, or the first entry
   * of a list or an envelope. Returns undefined if the candidate is not an object.
   */
  object(): Readonly<Record<string, unknown>> | undefined
  /**
   * Returns the first parsed value: the first candidate itself, or the list or envelope that contains the candidate.
   */
  value(): unknown
  /** Returns the local name and the namespace of the root element, or undefined if the text is not XML. */
  root(): { name: string; namespace: string } | undefined
}

/** Takes a sample of a text. Calls `parse` at most once, on the first request for a value. */
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

/**
 * Returns the name of the first tag and the namespace that its own attributes declare, which suffice to distinguish
 * formats. Returns undefined if there is no tag in the first 20,000 characters.
 */
function rootOf(text: string): { name: string; namespace: string } | undefined {
  const [, prefix, name, attributes = ''] = startTag.exec(text.slice(0, sniffed)) ?? []
  if (name === undefined) return undefined
  const declared = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`
  for (const [, attribute, double, single] of attributes.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    if (attribute === declared) return { name, namespace: double ?? single ?? '' }
  return { name, namespace: '' }
}

const sniffed = 20_000
