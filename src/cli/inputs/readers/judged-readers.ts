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

/** Loads foreign formats and returns their readers by format id. */
export async function convertingReaders(
  ids: readonly FormatId[],
  options: Judging,
): Promise<ReadonlyMap<string, Readers<SourceDocument>>> {
  const formats = await loadFormats(ids)
  return new Map(formats.map(format => [format.id, judgedReaders(format, options)]))
}

/**
 * Returns readers that convert records of a foreign format to DataCite metadata. The options filter the findings of
 * the readers and set severities.
 */
export const judgedReaders = (format: Format, options: Judging): Readers<SourceDocument> =>
  convertedReaders(format, judgedBy(options))

/**
 * Returns a function that applies the options to a finding of a reader. The function returns undefined for a disabled
 * rule.
 *
 * In the registry profile, the function also returns undefined for a finding that the registry accepts, unless the
 * finding is an error or the options set its severity.
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
