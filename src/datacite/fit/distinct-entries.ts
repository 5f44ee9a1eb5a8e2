import { toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Loss } from '../format.ts'
import { lossAt } from '../writing/loss.ts'

/**
 * Removes repeated entries from the given lists of a metadata object, for schemas that reject them (`uniqueItems`).
 * Returns the losses: an entry that repeats another contains no further value.
 */
export function keepDistinct(
  output: Record<string, unknown>,
  record: Datacite,
  { distinct: lists = [], name: format }: { distinct?: readonly string[]; name: string },
): Loss[] {
  return lists.flatMap(name => {
    const list = output[name]
    if (!Array.isArray(list) || list.length < 2) return []
    const place = (index: number): string => toPointer(placeIn(record, name, index, list.length))
    const seen = new Set<string>()
    const losses: Loss[] = []
    output[name] = list.filter((entry: unknown, index) => {
      const text = JSON.stringify(entry)
      const isRepeated = seen.has(text)
      seen.add(text)
      if (isRepeated) losses.push(lossAt('lost', place(index), say('repeatedEntry', { format }), entry))
      return !isRepeated
    })
    return losses
  })
}

/** Returns the place of an entry in the record. In `identifiers`, the alternate identifiers follow the DOI. */
const placeIn = (record: Datacite, name: string, index: number, length: number): (string | number)[] =>
  name === 'identifiers'
    ? ['alternateIdentifiers', index - length + (record.alternateIdentifiers?.length ?? 0)]
    : [name, index]

const say = messagesOf('losses', {
  repeatedEntry: 'The entry repeats an earlier one and is omitted because {format} allows each entry only once.',
})
