import { isObject } from '../../core/object.ts'
import { parsePointer, toPointer } from '../../core/pointer.ts'
import type { Datacite, Extras } from '../../model/datacite.ts'
import { isExtras } from '../dialects/dialect.ts'
import type { Loss } from '../format.ts'
import { lossAt } from './loss.ts'
import { afterLast } from './put-back.ts'
import { named } from './quote.ts'
import { noPlace } from './writing.ts'

/** Something that a record held beyond the model. */
export interface Extra {
  /**
   * The original path, as names and indices. Starts at the object that contains the metadata, or at the document for values around that
   * object.
   */
  path: readonly string[]
  /** Its key in the `members` of the extras. */
  key: string
  value: unknown
  /** It is one of the `cited` of the extras, and no member. */
  isCited?: true
}

/** The extras of a record of one format, taken apart. */
export interface Leftover {
  /** The way from the document to the object that holds the metadata. */
  frame: readonly string[]
  inside: readonly Extra[]
  around: readonly Extra[]
}

/**
 * Returns the content of a record beyond the model, or `undefined` if the record was not read from the given format. A canonical record
 * with additional members of its own keeps the extras of another format among those members.
 */
export function extrasFor(record: Datacite, format: string): Extras['members'] | undefined {
  const extras = isObject(record) ? record.extras : undefined
  if (!isExtras(extras)) return undefined
  if (extras.format === format) return extras.members
  const held = heldIn(extras)
  return held?.format === format ? held.members : undefined
}

/** The extras of another format that the extras of a canonical record keep. */
export function heldIn({ format, members }: Extras): Extras | undefined {
  const held = format === 'citable-json' && Object.hasOwn(members, '/extras') ? members['/extras'] : undefined
  return isExtras(held) ? held : undefined
}

/** The loss of something that a record held beyond the model, in a format of this name. */
export function lossOfExtra({ extras }: Datacite, { key, path, value, isCited }: Extra, name: string): Loss {
  if (isCited) return lossAt('lost', `/extras/cited${toPointer([key])}`, noPlace(named(key), value, name), value)
  const isOwn = !isExtras(extras) || Object.hasOwn(extras.members, key)
  const label = dotted(path)
  const step = key.includes('~')
    ? toPointer([key])
    : `/~1${path.length === 1 ? label : key.slice(1).replaceAll('/', '~1')}`
  const pointer = `/extras/members${isOwn ? '' : '/~1extras/members'}${step}`
  return lossAt('lost', pointer, noPlace(named(label), value, name), value)
}

/** Most paths are of one or two steps, for which `join` takes longer than all else that a loss is made of. */
function dotted(path: readonly string[]): string {
  let text = path[0] ?? ''
  const end = path.at(-1) === afterLast ? path.length - 1 : path.length
  for (let at = 1; at < end; at++) text += `.${path[at]}`
  return text
}

/** Splits extras into those inside the metadata and those around them. */
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

/** Returns the path of the metadata object. The pointers reveal the path, or an empty object kept in its place. */
function frameOf(format: string, members: Extras['members']): readonly string[] {
  if (format === 'resource') return ['datacite']
  if (!format.startsWith('datacite-rest')) return none
  if (!isHeld(members, '/data')) return isHeld(members, '/attributes') ? ['attributes'] : none
  return isHeld(members, '/data/attributes') ? ['data', 'attributes'] : ['data']
}

/** True if a value was kept inside a place, or an object at the place itself. */
function isHeld(members: Extras['members'], pointer: string): boolean {
  if (isObject(members[pointer])) return true
  for (const key of Object.keys(members)) if (key[pointer.length] === '/' && key.startsWith(pointer)) return true
  return false
}

/** The steps of a pointer; most have nothing to unescape. */
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
