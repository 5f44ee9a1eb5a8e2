import { isObject } from '../../core/object.ts'
import { parsePointer, toPointer } from '../../core/pointer.ts'
import type { Datacite, Extras } from '../../model/datacite.ts'
import { isExtras } from '../dialects/dialect.ts'
import type { Loss } from '../format.ts'
import { lossAt } from './loss.ts'
import { afterLast } from './put-back.ts'
import { named } from './quote.ts'
import { noPlace, ownField } from './writing.ts'

/** A value that was read with a record but is not in the model. */
export interface Extra {
  /**
   * The original path, as names and indices. It starts at the object that contains the metadata or, for values around
   * that object, at the document.
   */
  path: readonly string[]
  /** The key of the value in `members` or `cited` of the extras. */
  key: string
  value: unknown
  /** True if the value is in `cited` of the extras rather than in `members`. */
  isCited?: true
}

/** The extras of a record, split into extras inside the metadata and extras around the metadata. */
export interface Leftover {
  /** The path from the document to the object that contains the metadata. */
  frame: readonly string[]
  inside: readonly Extra[]
  around: readonly Extra[]
}

/**
 * Returns the `members` of a record's extras from the given format, or `undefined` if there are no such extras. Also
 * searches the extras of another format that the extras of canonical JSON may contain.
 */
export function extrasFor(record: Datacite, format: string): Extras['members'] | undefined {
  const extras = isObject(record) ? record.extras : undefined
  if (!isExtras(extras)) return undefined
  if (extras.format === format) return extras.members
  const held = heldIn(extras)
  return held?.format === format ? held.members : undefined
}

/** Returns the extras of another format inside the extras of a canonical record. */
export function heldIn({ format, members }: Extras): Extras | undefined {
  const held = format === 'citable-json' && Object.hasOwn(members, '/extras') ? members['/extras'] : undefined
  return isExtras(held) ? held : undefined
}

/**
 * The fields of a Resource that are derived from its metadata, each with the member of the record that the field
 * requires.
 *
 * An empty text means that the field requires no member.
 */
export const derived: ReadonlyMap<string, keyof Datacite | ''> = new Map([
  ['doi', 'doi'],
  ['doi_url', 'doi'],
  ['title', 'titles'],
  ['title_with_version', ''],
  ['version', 'version'],
  ['creators_str', 'creators'],
  ['publication_year', 'publicationYear'],
  ['publication_date', 'dates'],
  ['publisher', 'publisher'],
  ['citation', ''],
  ['is_external', ''],
])

/** Returns the loss of a value that is not in the model. `name` is the name of the target format. */
export function lossOfExtra(record: Datacite, extra: Extra, name: string): Loss {
  const { pointer, label } = placeOfExtra(record, extra)
  const message = isOwnField(record, extra)
    ? ownField(named(label), extra.value)
    : noPlace(named(label), extra.value, name)
  return lossAt('lost', pointer, message, extra.value)
}

const isOwnField = ({ extras }: Datacite, { key, path: [name = ''] }: Extra): boolean =>
  isExtras(extras) && extras.format === 'resource' && key === `/${name}` && derived.has(name)

/** Returns the pointer to an extra in the canonical record, and the name of the extra in messages. */
export function placeOfExtra({ extras }: Datacite, { key, path, isCited }: Extra): { pointer: string; label: string } {
  if (isCited) return { pointer: `/extras/cited${toPointer([key])}`, label: key }
  const isOwn = !isExtras(extras) || Object.hasOwn(extras.members, key)
  const label = dotted(path)
  const step = key.includes('~')
    ? toPointer([key])
    : `/~1${path.length === 1 ? label : key.slice(1).replaceAll('/', '~1')}`
  return { pointer: `/extras/members${isOwn ? '' : '/~1extras/members'}${step}`, label }
}

/**
 * Joins the segments of a path with dots, omitting a final `-`.
 *
 * Avoids `join`, which is slower for the usual one or two segments.
 */
function dotted(path: readonly string[]): string {
  let text = path[0] ?? ''
  const end = path.at(-1) === afterLast ? path.length - 1 : path.length
  for (let at = 1; at < end; at++) text += `.${path[at]}`
  return text
}

/** Splits extras into values inside the metadata object and values around the metadata object. */
export function takeApart(format: string, members: Extras['members']): Leftover {
  const frame = frameOf(format, members)
  const prefix = toPointer(frame)
  const inside: Extra[] = []
  const around: Extra[] = []
  for (const key of Object.keys(members)) {
    if (!key.startsWith('/') || (key === prefix && typeof members[key] === 'object')) continue
    const isInside = prefix === '' || key.startsWith(`${prefix}/`)
    const path = stepsOf(isInside ? key.slice(prefix.length) : key)
    ;(isInside ? inside : around).push({ path, key, value: members[key] })
  }
  return { frame, inside, around }
}

const none: readonly string[] = []

/** Returns the path of the object that contains the metadata, derived from the extras of the record. */
function frameOf(format: string, members: Extras['members']): readonly string[] {
  if (format === 'resource') return ['datacite']
  if (!format.startsWith('datacite-rest')) return none
  if (!isHeld(members, '/data')) return isHeld(members, '/attributes') ? ['attributes'] : none
  return isHeld(members, '/data/attributes') ? ['data', 'attributes'] : ['data']
}

function isHeld(members: Extras['members'], pointer: string): boolean {
  if (isObject(members[pointer])) return true
  for (const key of Object.keys(members)) if (key[pointer.length] === '/' && key.startsWith(pointer)) return true
  return false
}

/** Returns the unescaped segments of a pointer. Most pointers contain nothing to unescape. */
function stepsOf(pointer: string): readonly string[] {
  if (pointer.includes('~')) return parsePointer(pointer)
  const steps: string[] = []
  let start = 1
  for (let end = pointer.indexOf('/', start); end >= 0; end = pointer.indexOf('/', start)) {
    steps.push(pointer.slice(start, end))
    start = end + 1
  }
  steps.push(pointer.slice(start))
  return steps
}
