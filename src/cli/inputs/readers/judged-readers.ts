import type { Diagnostic } from '../../../core/diagnostic.ts'
import { entryOf } from '../../../core/object.ts'
import type { SourceDocument } from '../../../datacite/read/read-document.ts'
import type { Format, FormatId } from '../../../formats/format.ts'
import { convertedReaders } from '../../../formats/read/converted-readers.ts'
import type { Readers } from '../../../records/source.ts'
import type { CheckOptions } from '../../../validation/report.ts'
import { loadFormats } from './load-formats.ts'

/** The options that affect a reader's findings. */
export type Judging = Pick<CheckOptions<FormatId>, 'rules' | 'profile'>

/** Loads foreign formats. Returns the readers of each by its id. */
export async function convertingReaders(
  ids: readonly FormatId[],
  options: Judging,
): Promise<ReadonlyMap<string, Readers<SourceDocument>>> {
  const formats = await loadFormats(ids)
  return new Map(formats.map(format => [format.id, judgedReaders(format, options)]))
}

/** Reads records in a foreign format as DataCite. The options filter the findings of the reader. */
export const judgedReaders = (format: Format, options: Judging): Readers<SourceDocument> =>
  convertedReaders(format, judgedBy(options))

/**
 * Returns a function that applies the options to a finding of a reader. The function returns undefined for a disabled
 * rule and, in the registry profile, for a finding that the registry accepts.
 */
const judgedBy =
  ({ rules = {}, profile }: Judging) =>
  (finding: Diagnostic): Diagnostic | undefined => {
    const asked = entryOf(rules, finding.rule)
    if (asked === 'off') return undefined
    if (asked !== undefined) return { ...finding, severity: asked }
    const isUnseen = finding.severity !== 'error' && finding.registry === 'accepts'
    return isUnseen && profile === 'registry' ? undefined : finding
  }
