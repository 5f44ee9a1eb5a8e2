import { preferredOf } from '../../formats/cff/preferred.ts'
import { plainText } from '../../model/plain-text.ts'
import { textOf } from '../../model/view.ts'
import type { GivenRecord } from '../records.ts'
import { oneLine } from '../text/printable.ts'

/**
 * Replaces each record from a CITATION.cff with the preferred citation in the file, if there is one. Reports each
 * replacement through `write`.
 */
export function withPreferred(records: readonly GivenRecord[], write: (line: string) => unknown): GivenRecord[] {
  return records.map(given => {
    const record = preferredOf(given.record)
    if (record === undefined) return given
    const title = plainText(textOf(record.titles?.[0]?.title))
    write(
      `citable: ${oneLine(given.file)}: Cites "${oneLine(title)}", as preferred-citation asks; use --software to cite the software.\n`,
    )
    return { ...given, record }
  })
}
