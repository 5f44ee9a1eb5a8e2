import type { Datacite, Extras } from '../../model/datacite.ts'
import { parsePointer } from '../../pointer.ts'
import { isExtras } from '../dialects/dialect.ts'
import type { FormatId } from '../format.ts'

/** Something that a record held beyond the model. */
export interface Extra {
  /** Where it stood: names and indices from the object that holds the metadata on, or, around that, from the document on. */
  path: readonly string[]
  /** Its key in the `members` of the extras. */
  key: string
  value: unknown
}

/** The extras of a record of one format, taken apart. */
export interface Leftover {
  /** The way from the document to the object that holds the metadata. */
  frame: readonly string[]
  inside: readonly Extra[]
  around: readonly Extra[]
}

/**
 * What a record of a format held beyond the model, `undefined` where the record was not read from that format. A canonical
 * record that has members of its own beyond the model keeps the extras of another format among them.
 */
export function extrasFor({ extras }: Datacite, format: string): Extras['members'] | undefined {
  if (extras === undefined) return undefined
  if (extras.format === format) return extras.members
  const held = heldIn(extras)
  return held?.format === format ? held.members : undefined
}

/** The extras of another format that the extras of a canonical record keep. */
export function heldIn({ format, members }: Extras): Extras | undefined {
  const held = format === 'citable-json' && Object.hasOwn(members, '/extras') ? members['/extras'] : undefined
  return isExtras(held) ? held : undefined
}

/** Takes extras apart by what they say about where the metadata stood. */
export function takeApart(format: string, members: Extras['members']): Leftover {
  const keys = Object.keys(members)
  const frame = frameOf(format as FormatId, keys)
  const inside: Extra[] = []
  const around: Extra[] = []
  for (const key of keys) {
    const path = stepsOf(key)
    if (path === undefined) continue
    const isInside = path.length >= frame.length && frame.every((step, depth) => path[depth] === step)
    if (!isInside) around.push({ path, key, value: members[key] })
    else if (path.length > frame.length) inside.push({ path: path.slice(frame.length), key, value: members[key] })
  }
  return { frame, inside, around }
}

function frameOf(format: FormatId, keys: readonly string[]): readonly string[] {
  if (format === 'resource') return ['datacite']
  if (format !== 'datacite-rest' && format !== 'datacite-rest-put') return []
  const holds = (pointer: string) => keys.some(key => key === pointer || key.startsWith(`${pointer}/`))
  if (!holds('/data')) return holds('/attributes') ? ['attributes'] : []
  return holds('/data/attributes') ? ['data', 'attributes'] : ['data']
}

function stepsOf(pointer: string): string[] | undefined {
  if (!pointer.startsWith('/')) return undefined
  return parsePointer(pointer)
}
