import type { Diagnostic } from '../../core/diagnostic.ts'
import { toPointer } from '../../core/pointer.ts'
import { countingXml } from '../../datacite/read/embedded-xml.ts'
import type { SourceRecord } from '../../datacite/read/read-document.ts'
import type { RecordReport } from '../report.ts'

/**
 * Returns the findings about a record with embedded XML, except findings about missing top-level members, which may be
 * in the XML.
 */
export const findingsBesideXml = (source: SourceRecord, { diagnostics }: RecordReport): Diagnostic[] =>
  diagnostics.filter(diagnostic => !isMissing(diagnostic, source))

const isMissing = ({ rule, pointer }: Diagnostic, { base }: SourceRecord): boolean =>
  rule === 'schema/required' && /^(?:\/attributes)?(?:\/[A-Za-z]+)?$/.test(pointer.slice(toPointer(base).length))

/**
 * Returns the report on a record whose embedded XML is not checked. If the record has XML, drops findings about missing
 * top-level members, which may be in the XML.
 */
export function withXmlUnread(source: SourceRecord, report: RecordReport): RecordReport {
  const xml = countingXml(source)
  if (xml === undefined) return report
  const diagnostics = findingsBesideXml(source, report)
  // The value is decoded only if a finding depends on it.
  if (diagnostics.length === report.diagnostics.length || xml.text === undefined) return report
  return { ...report, diagnostics, outcome: outcomeOf(diagnostics) }
}

/** Returns `invalid` if the schema reports a finding (`schema/…`), otherwise `valid`. */
export const outcomeOf = (diagnostics: readonly Diagnostic[]): RecordReport['outcome'] =>
  diagnostics.some(({ rule }) => rule.startsWith('schema/')) ? 'invalid' : 'valid'
