import { unknownName } from '../../core/argument.ts'
import type { Keeping } from '../../datacite/dialects/read-members.ts'
import type { SourceDocument } from '../../datacite/read/read-document.ts'
import type { Readers } from '../../records/source.ts'
import type { FormatId } from '../format.ts'
import { formats, otherFormats } from '../formats.ts'
import { formatReaders } from './readers.ts'

/** Returns readers for inputs in any format. Throws a `TypeError` if `from` is unknown. */
export function allReaders(
  from: FormatId | 'auto' = 'auto',
  extras: Keeping = true,
): Readers<SourceDocument<FormatId>> {
  if (from !== 'auto' && !formats.some(({ id }) => id === from))
    throw unknownName('format', from, ['auto', ...formats.map(({ id }) => id)])
  return formatReaders(otherFormats, from, extras)
}
