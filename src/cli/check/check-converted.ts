import type { Diagnostic } from '../../core/diagnostic.ts'
import { entryOf } from '../../core/object.ts'
import type { SourceDocument } from '../../datacite/read/read-document.ts'
import type { FormatId } from '../../formats/format.ts'
import { convertedReaders } from '../../formats/read/readers.ts'
import { records } from '../../records/read-piece.ts'
import type { Readers } from '../../records/source.ts'
import { checkSettings } from '../../validation/all-rules.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import { checkRecords } from '../../validation/run/check-records.ts'
import { Room } from '../../validation/run/room.ts'

type Options = Omit<CheckOptions<FormatId>, 'from'>

/** Checks a text in another format as what it is converted to, with the fixes that could be made in the converted records. */
export function checkConverted(input: string | Uint8Array, format: FormatId, options: Options): CheckReport<FormatId> {
  const read = records(input, judgedReaders(format, options))
  return checkRecords(read, checkSettings(options), () => undefined, { room: new Room(options.maxFindings) }).result
}

/** Reads records as what they are converted to; the options decide which findings of the reader are kept. */
export const judgedReaders = (format: FormatId, options: Options): Readers<SourceDocument> =>
  convertedReaders(format, judgedBy(options))

/** Decides on a finding of a reader by the options: undefined if they switch it off, or ask only for what the registry sees. */
const judgedBy =
  ({ rules = {}, profile }: Options) =>
  (finding: Diagnostic): Diagnostic | undefined => {
    const asked = entryOf(rules, finding.rule)
    if (asked === 'off') return undefined
    if (asked !== undefined) return { ...finding, severity: asked }
    const isUnseen = finding.severity !== 'error' && finding.registry === 'accepts'
    return isUnseen && profile === 'registry' ? undefined : finding
  }
