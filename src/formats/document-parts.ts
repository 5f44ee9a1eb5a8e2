import type { DocumentParts } from '../datacite/format.ts'
import type { Datacite } from '../model/datacite.ts'
import { type Block, xmlAround, xmlFragment } from '../text/xml/write.ts'
import type { Loss, WriteOptions } from './format.ts'

/** A function that writes a record as elements of a document with several records, and returns the losses. */
type WriteBlocks = (record: Datacite, options?: WriteOptions) => { written: readonly Block[]; losses: Loss[] }

/**
 * Returns functions that write an XML document record by record.
 *
 * `around` wraps the records, which are `depth` elements deep. `entry` adds elements that depend on the index of a
 * record.
 */
export const xmlParts = (
  around: (inner: Block) => Block,
  depth: number,
  write: WriteBlocks,
  entry: (text: string, number: number) => string = text => text,
): DocumentParts<WriteOptions> => ({
  part(record, options) {
    const { written, losses } = write(record, options)
    return { text: written.map(block => xmlFragment(block, depth, options?.pretty)).join(''), losses }
  },
  begin(options) {
    const { head, foot } = xmlAround(around, options?.pretty)
    return {
      isWaiting: () => false,
      first: () => undefined,
      note: () => [],
      head: () => head,
      entry,
      foot: () => foot,
      state: () => undefined,
    }
  },
})
