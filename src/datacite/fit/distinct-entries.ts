import { isObject } from '../../core/object.ts'
import { toPointer } from '../../core/pointer.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { stringify } from '../../text/json/stringify.ts'
import type { Loss } from '../format.ts'
import { lossAt } from '../writing/loss.ts'

/**
 * Removes repeated entries from the lists that `distinct` names, for schemas that reject repetition (`uniqueItems`).
 * Changes the metadata object `output` in place, and returns a loss for each removed entry.
 *
 * The name `creators.affiliation` refers to the list `affiliation` in each entry of `creators`.
 */
export function keepDistinct(
  output: Record<string, unknown>,
  record: Datacite,
  { distinct: lists = [], name: format }: { distinct?: readonly string[]; name: string },
): Loss[] {
  const losses: Loss[] = []
  for (const name of lists) {
    const [outer = '', inner] = name.split('.')
    const list = output[outer]
    if (!Array.isArray(list)) continue
    const lose = (path: readonly (string | number)[], entry: unknown): void => {
      losses.push(lossAt('lost', toPointer(path), repeatedEntry(format), entry))
    }
    output[outer] =
      inner === undefined
        ? distinctOf(list, (index, entry) => lose(placeIn(record, outer, index, list.length), entry))
        : list.map((holder: unknown, at) => {
            const held = isObject(holder) ? holder[inner] : undefined
            if (!Array.isArray(held)) return holder
            const entries = distinctOf(held, (index, entry) => lose([outer, at, inner, index], entry))
            return entries.length === held.length ? holder : { ...(holder as object), [inner]: entries }
          })
  }
  return losses
}

/** Returns the entries of a list without repeats. Calls `lose` with the index and the value of each repeated entry. */
export function distinctOf<T>(list: readonly T[], lose: (index: number, entry: T) => void): T[] {
  if (list.length < 2) return [...list]
  const seen = new Set<string>()
  return list.filter((entry, index) => {
    const text = stringify(entry, false)
    const isRepeated = seen.has(text)
    seen.add(text)
    if (isRepeated) lose(index, entry)
    return !isRepeated
  })
}

/** Returns the place of an entry in the record. In `identifiers`, the alternate identifiers follow the DOI. */
const placeIn = (record: Datacite, name: string, index: number, length: number): (string | number)[] =>
  name === 'identifiers'
    ? ['alternateIdentifiers', index - length + (record.alternateIdentifiers?.length ?? 0)]
    : [name, index]

/** Returns the message about an entry that a format rejects because it repeats another. */
export const repeatedEntry = (format: string): Message => say('repeatedEntry', { format })

const say = messagesOf('losses', {
  repeatedEntry: 'The entry repeats an earlier one and is omitted because {format} allows each entry only once.',
})
