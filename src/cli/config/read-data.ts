import { z } from 'zod'
import type { Range } from '../../core/diagnostic.ts'
import { toPointer } from '../../core/pointer.ts'
import { messagesOf, type Said } from '../../messages/message.ts'
import { decodeText } from '../../text/decode-text.ts'
import { parseData } from '../../text/parse-data.ts'
import { placesIn } from '../../text/place.ts'
import { Positions } from '../../text/positions.ts'
import { reasonFor } from '../files.ts'
import { Misuse } from '../misuse.ts'
import { canBe } from '../options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { nearestMeant, sentencesOf } from '../text/nearest.ts'
import { relativeName } from '../text/relative-name.ts'
import { dayForm } from './schema.ts'

const text = messagesOf('own-file', {
  unusable: '{place}: This setting is invalid.',
  unknownKey: "{place}: Unknown key '{key}'.",
  known: 'Known keys: {keys}.',
  unknownValue: "{place}: '{key}' has an unknown value.",
  empty: "{place}: '{key}' is empty.",
  missing: "{place}: '{key}' is missing.",
  tooSmall: "{place}: '{key}' should be at least {least}.",
  fault: '{place}: {fault}',
  faultOf: "{place}: '{key}': {reason}",
  dayForm: 'The date should be written as YYYY-MM-DD.',
  wrongWhole:
    '{place}: The content should be {type, select, string {text} number {a number} int {a whole number} boolean {true or false} array {a list} object {an object} record {an object} other {of the type {type}}}.',
  wrongType:
    "{place}: '{key}' should be {type, select, string {text} number {a number} int {a whole number} boolean {true or false} array {a list} object {an object} record {an object} other {of the type {type}}}.",
  twice: "{place}: The key '{key}' occurs twice.",
  unread: '{file} cannot be read: {reason}.',
  notUtf8: '{file} cannot be read: it is not UTF-8 text.',
})

/** The content of a configuration or suppression file: an untyped value, and the positions of its members. */
export class OwnFile {
  /** The name of the file in messages. */
  readonly name: string
  readonly value: unknown
  /** Returns the position of a member or of its key; undefined if positions are unknown, as in a JavaScript file. */
  readonly position: (path: readonly PropertyKey[], atKey?: boolean) => Range | undefined

  constructor(name: string, value: unknown, position: OwnFile['position'] = () => undefined) {
    this.name = name
    this.value = value
    this.position = position
  }

  /**
   * Returns the position of a member or of its key as text: `citable.config.yaml:3:5`. Returns only the file name if
   * the position is unknown.
   */
  place(path: readonly PropertyKey[], atKey = false): string {
    const start = this.position(path, atKey)?.start
    return start === undefined ? this.name : `${this.name}:${start.line}:${start.column}`
  }

  /** Returns the value if it matches a schema. Throws `Misuse` with the position of the first error otherwise. */
  as<T>(schema: z.ZodType<T>): T {
    const result = schema.safeParse(this.value)
    if (result.success) return result.data
    const [issue] = result.error.issues
    if (issue === undefined) throw new Misuse(text('unusable', { place: this.place([]) }))
    if (issue.code === 'unrecognized_keys') {
      const [key = ''] = issue.keys
      const known = keysAt(schema, issue.path)
      throw new Misuse(
        sentencesOf(
          text('unknownKey', { place: this.place([...issue.path, key], true), key }),
          ...nearestMeant(key, known),
          text('known', { keys: known.join(', ') }),
        ),
      )
    }
    throw new Misuse(wrongValue(issue, this.place(issue.path)))
  }
}

function wrongValue(issue: z.core.$ZodIssue, place: string): Said {
  const key = issue.path.map(String).join('.')
  const at = { place, key }
  if (issue.code === 'invalid_value') return sentencesOf(text('unknownValue', at), canBe(issue.values.map(String)))
  if (issue.code === 'too_small' && issue.origin === 'string') return text('empty', at)
  if (issue.code === 'too_small') return text('tooSmall', { ...at, least: String(issue.minimum) })
  if (issue.code !== 'invalid_type') {
    const reason = issue.message === dayForm ? text('dayForm') : `${issue.message}.`
    return key === '' ? text('fault', { place, fault: reason }) : text('faultOf', { ...at, reason })
  }
  const wanted = { type: issue.expected }
  if (key === '') return text('wrongWhole', { place, ...wanted })
  return issue.message.endsWith('received undefined') ? text('missing', at) : text('wrongType', { ...at, ...wanted })
}

/**
 * Reads a JSON or YAML file. Throws `Misuse` if the file cannot be read or has a syntax error or a duplicate key.
 *
 * The message states the position of the error or key.
 */
export async function readData(path: string, { files, cwd }: Terminal): Promise<OwnFile> {
  const name = relativeName(path, cwd)
  let bytes: Uint8Array
  try {
    bytes = await files.read(path)
  } catch (error) {
    throw new Misuse(text('unread', { file: name, reason: reasonFor(error) }))
  }
  const decoded = decodeText(bytes)
  if (!decoded.ok) throw new Misuse(text('notUtf8', { file: name }))
  const positions = new Positions(decoded.text)
  const at = (offset: number): string => {
    const { line, column } = positions.at(offset)
    return `${name}:${line}:${column}`
  }
  const [part] = parseData(decoded.text).parts
  if (part === undefined) return new OwnFile(name, {})
  if ('fault' in part) throw new Misuse(text('fault', { place: at(part.fault.offset), fault: part.fault.message }))
  const { document } = part
  const [duplicate] = document.duplicates()
  if (duplicate) throw new Misuse(text('twice', { place: at(duplicate.start), key: duplicate.key }))
  return new OwnFile(name, document.value, (path, atKey = false) => {
    const pointer = toPointer(path.map(step => (typeof step === 'number' ? step : String(step))))
    const { range } = placesIn(document, [pointer])(pointer, atKey)
    return range && positions.range(range.start, range.end)
  })
}

function keysAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  const [step, ...others] = path
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap(), path)
  if (schema instanceof z.ZodArray) return keysAt(schema.element, step === undefined ? path : others)
  if (!(schema instanceof z.ZodObject)) return []
  return step === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[String(step)], others)
}
