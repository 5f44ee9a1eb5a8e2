import { z } from 'zod'
import type { Range } from '../../core/diagnostic.ts'
import { toPointer } from '../../core/pointer.ts'
import { decodeText } from '../../text/decode-text.ts'
import { parseData } from '../../text/parse-data.ts'
import { placesIn } from '../../text/place.ts'
import { Positions } from '../../text/positions.ts'
import { reasonOf } from '../files.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { didYouMean } from '../text/nearest.ts'
import { relativeName } from '../text/relative-name.ts'

/** What a file of ours holds: a value that may be anything, and where its members stand. */
export class OwnFile {
  /** The file as messages call it. */
  readonly name: string
  readonly value: unknown
  /** Where a member stands, or its name; undefined where the file has no lines. */
  readonly position: (path: readonly PropertyKey[], atKey?: boolean) => Range | undefined

  constructor(name: string, value: unknown, position: OwnFile['position'] = () => undefined) {
    this.name = name
    this.value = value
    this.position = position
  }

  /** Where a member stands, or its name, in words: `citable.config.yaml:3:5`; the file alone where it has no lines. */
  place(path: readonly PropertyKey[], atKey = false): string {
    const start = this.position(path, atKey)?.start
    return start === undefined ? this.name : `${this.name}:${start.line}:${start.column}`
  }

  /** The value, once a schema accepts it; the first thing that is wrong is a `Misuse` at its place. */
  as<T>(schema: z.ZodType<T>): T {
    const result = schema.safeParse(this.value)
    if (result.success) return result.data
    const [issue] = result.error.issues
    if (issue === undefined) throw new Misuse(`${this.place([])}: this cannot be used.`)
    if (issue.code === 'unrecognized_keys') {
      const [key = ''] = issue.keys
      const known = keysAt(schema, issue.path)
      const hint = `${didYouMean(key, known)} Known are ${known.join(', ')}.`
      throw new Misuse(`${this.place([...issue.path, key], true)}: Unknown key '${key}'.${hint}`)
    }
    throw new Misuse(`${this.place(issue.path)}: ${wordsFor(issue)}`)
  }
}

/** What is wrong with a value, as a sentence or two. */
function wordsFor(issue: z.core.$ZodIssue): string {
  const key = issue.path.map(String).join('.')
  if (issue.code === 'invalid_value')
    return `'${key}' has an unknown value. It can be ${issue.values.map(String).join(', ')}.`
  if (issue.code === 'too_small' && issue.origin === 'string') return `'${key}' is empty.`
  if (issue.code === 'too_small') return `'${key}' should be ${String(issue.minimum)} or more.`
  if (issue.code !== 'invalid_type') return `${key === '' ? '' : `'${key}': `}${issue.message}.`
  const wanted = kinds[issue.expected] ?? `of the type ${issue.expected}`
  if (key === '') return `The configuration should be ${wanted}.`
  return issue.message.endsWith('received undefined') ? `'${key}' is missing.` : `'${key}' should be ${wanted}.`
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** Reads a JSON or YAML file. Throws `Misuse` with line and column where it cannot be read. */
export async function readData(path: string, { files, cwd }: Terminal): Promise<OwnFile> {
  const name = relativeName(path, cwd)
  let bytes: Uint8Array
  try {
    bytes = await files.read(path)
  } catch (error) {
    throw new Misuse(`${name} cannot be read: ${reasonOf(error)}.`)
  }
  const decoded = decodeText(bytes)
  if (!decoded.ok) throw new Misuse(`${name} cannot be read: it is not text in UTF-8.`)
  const positions = new Positions(decoded.text)
  const at = (offset: number): string => {
    const { line, column } = positions.at(offset)
    return `${name}:${line}:${column}`
  }
  const [part] = parseData(decoded.text).parts
  if (part === undefined) return new OwnFile(name, {})
  if ('fault' in part) throw new Misuse(`${at(part.fault.offset)}: ${part.fault.message}`)
  const { document } = part
  const [duplicate] = document.duplicates()
  if (duplicate) throw new Misuse(`${at(duplicate.start)}: The key '${duplicate.key}' is there twice.`)
  return new OwnFile(name, document.value, (path, atKey = false) => {
    const pointer = toPointer(path.map(step => (typeof step === 'number' ? step : String(step))))
    const { range } = placesIn(document, [pointer])(pointer, atKey)
    return range && positions.range(range.start, range.end)
  })
}

/** The keys that a schema knows at a path. */
function keysAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  const [step, ...others] = path
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap(), path)
  if (schema instanceof z.ZodArray) return keysAt(schema.element, step === undefined ? path : others)
  if (!(schema instanceof z.ZodObject)) return []
  return step === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[String(step)], others)
}
