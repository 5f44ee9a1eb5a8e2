import type { Diagnostic } from '../../../core/diagnostic.ts'
import { entryOf } from '../../../core/object.ts'
import type { SourceDocument } from '../../../datacite/read/read-document.ts'
import type { Format, FormatId } from '../../../formats/format.ts'
import { convertedReaders } from '../../../formats/read/converted-readers.ts'
import type { Readers } from '../../../records/source.ts'
import type { CheckOptions } from '../../../validation/report.ts'
import { loadFormats } from './load-formats.ts'

/** The options that decide on a reader's findings. */
export type Judging = Pick<CheckOptions<FormatId>, 'rules' | 'profile'>

/** Loads formats of others, and returns the readers of each by its id. */
export async function convertingReaders(
  ids: readonly FormatId[],
  options: Judging,
): Promise<ReadonlyMap<string, Readers<SourceDocument>>> {
  const formats = await loadFormats(ids)
  return new Map(formats.map(format => [format.id, judgedReaders(format, options)]))
}

/** Reads records as what they are converted to; the options decide which findings of the reader are kept. */
export const judgedReaders = (format: Format, options: Judging): Readers<SourceDocument> =>
  convertedReaders(format, judgedBy(options))

/** Decides on a finding of a reader by the options: undefined if they switch it off, or ask only for what the registry sees. */
const judgedBy =
  ({ rules = {}, profile }: Judging) =>
  (finding: Diagnostic): Diagnostic | undefined => {
    const asked = entryOf(rules, finding.rule)
    if (asked === 'off') return undefined
    if (asked !== undefined) return { ...finding, severity: asked }
    const isUnseen = finding.severity !== 'error' && finding.registry === 'accepts'
    return isUnseen && profile === 'registry' ? undefined : finding
  }
