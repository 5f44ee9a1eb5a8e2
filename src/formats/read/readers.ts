import type { Keeping } from '../../datacite/dialects/read-members.ts'
import type { SourceDocument } from '../../datacite/read/read-document.ts'
import type { Readers } from '../../records/source.ts'
import type { Format, FormatId } from '../format.ts'
import { readSource } from './read-source.ts'

/** Returns readers for DataCite's formats and for `formats`, which must be in the order of the format table. */
export const formatReaders = (
  formats: readonly Format[],
  from: FormatId | 'auto' = 'auto',
  extras: Keeping = true,
): Readers<SourceDocument<FormatId>> => ({
  read: (input, hasLines) => readSource(formats, input, from, extras, hasLines),
})
