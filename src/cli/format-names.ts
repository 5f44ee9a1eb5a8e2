import { dataciteRows } from '../datacite/table.ts'
import type { FormatId, FormatRow } from '../formats/format.ts'
import { otherFormatIds } from '../formats/ids.ts'
import { formatRow, writtenOnly } from '../formats/table.ts'

/** The formats that can be read. */
export const readableFormats: readonly FormatRow<FormatId>[] = [
  ...dataciteRows,
  ...otherFormatIds.filter(id => !writtenOnly.includes(id)).map(formatRow),
]
