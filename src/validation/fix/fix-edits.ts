import type { Diagnostic } from '../../core/diagnostic.ts'
import { readDatacite } from '../../datacite/read/datacite-readers.ts'
import type { Source } from '../../datacite/read/source.ts'
import { EditFault, inOrder, type TextEdit } from '../../text/edit/edits.ts'
import type { CheckReport } from '../report.ts'
import { documentEdits, type Editable } from './document-edits.ts'
import { isFixable } from './fix-value.ts'

/**
 * Returns a function that returns the text edits of a finding's fix, for editors and reports.
 *
 * The function returns undefined for a finding without a fix or with a fix that the text does not allow.
 *
 * The findings must come from a `check` of the same text, which is parsed once for all of them.
 *
 * @example
 * import { check } from 'citable/validation'
 * const text = '{"doi": "https://doi.org/10.5072/a", "titles": []}'
 * const report = check(text)
 * const editsOf = fixEdits(text, report)
 * const [finding] = report.records.flatMap(({ diagnostics }) => diagnostics.filter(({ rule }) => rule === 'doi-form'))
 * finding && editsOf(finding) // → [{ start: 8, end: 35, text: '"10.5072/a"' }]
 */
export function fixEdits(
  text: string,
  report: CheckReport<string>,
  from?: Parameters<typeof readDatacite>[1],
): (finding: Diagnostic) => TextEdit[] | undefined {
  let known: Map<Diagnostic, Editable> | undefined
  return finding => {
    if (!isFixable(finding)) return undefined
    known ??= holders(text, report, readDatacite(text, from, true))
    const editable = known.get(finding)
    if (editable === undefined) return undefined
    try {
      return inOrder(documentEdits(editable, finding.fix.patch))
    } catch (error) {
      if (error instanceof EditFault) return undefined
      throw error
    }
  }
}

function holders(text: string, report: CheckReport<string>, { documents }: Source): Map<Diagnostic, Editable> {
  const byRecord = new Map<number, Editable>()
  let index = 0
  for (const source of documents) {
    for (const record of source.records) byRecord.set(record.index, { text, source, index })
    index++
  }
  const found = new Map<Diagnostic, Editable>()
  for (const record of report.records) {
    const editable = byRecord.get(record.index)
    if (editable !== undefined) for (const finding of record.diagnostics) found.set(finding, editable)
  }
  return found
}
