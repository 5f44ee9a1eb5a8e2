import type { Diagnostic } from '../../core/diagnostic.ts'
import { toPointer } from '../../core/pointer.ts'
import { countingXml } from '../../datacite/read/embedded-xml.ts'
import type { SourceRecord } from '../../datacite/read/read-document.ts'
import type { RecordReport } from '../report.ts'

/** The findings about what is given beside the XML that a record carries: those that miss a member, which the XML may have, do not count. */
export const findingsBesideXml = (source: SourceRecord, { diagnostics }: RecordReport): Diagnostic[] =>
  diagnostics.filter(diagnostic => !isMissing(diagnostic, source))

const isMissing = ({ rule, pointer }: Diagnostic, { base }: SourceRecord): boolean =>
  rule === 'schema/required' && /^(?:\/attributes)?(?:\/[A-Za-z]+)?$/.test(pointer.slice(toPointer(base).length))

/** The report on a record whose XML, if it carries any, is not read. */
export function withXmlUnread(source: SourceRecord, report: RecordReport): RecordReport {
  const xml = countingXml(source)
  if (xml === undefined) return report
  const diagnostics = findingsBesideXml(source, report)
  // The value is decoded only if a finding depends on it.
  if (diagnostics.length === report.diagnostics.length || xml.text === undefined) return report
  return { ...report, diagnostics, outcome: outcomeOf(diagnostics) }
}

/** Returns the outcome for a record's findings. */
export const outcomeOf = (diagnostics: readonly Diagnostic[]): RecordReport['outcome'] =>
  diagnostics.some(({ rule }) => rule.startsWith('schema/')) ? 'invalid' : 'valid'
