import { requireText } from '../../argument.ts'
import { type Diagnostic, ruleUrl } from '../../diagnostic.ts'
import type { Datacite } from '../../model/datacite.ts'
import { inputFinding } from '../../text/input-finding.ts'
import { Positions } from '../../text/positions.ts'
import type { ReadResult } from '../format.ts'
import { annotatedField } from './annotations.ts'
import type { BibDialect } from './dialects.ts'
import { Expander } from './reading/expand.ts'
import { inherit, type ReadEntry } from './reading/inherit.ts'
import type { EntryProblem, RawEntry } from './reading/raw.ts'
import { recordOfEntry } from './reading/record.ts'
import { scanBibtex } from './reading/scan.ts'
import { SourceFields } from './reading/source-fields.ts'

/**
 * Reads every entry of a BibTeX or BibLaTeX file; both are read in the same way. Each fault gives a diagnostic with its place and
 * does not prevent other entries from being read. Entries with the same key are all read.
 */
export function readEntries(text: string, dialect: BibDialect): ReadResult {
  requireText(text)
  const file = scanBibtex(text)
  const { problems } = file
  const expander = new Expander(file)
  const preamble = file.preambles.map(pieces => `{${expander.expand(pieces)}}`).join(' # ')
  const record = ({ type, key, fields, raw, start, end }: ReadEntry): Datacite => {
    const tell = (field: string, message: string): void => {
      const place = raw.find(({ name }) => name === field) ?? { start, end }
      const told = key === '' ? message : `${key}: ${message}`
      problems.push({ severity: 'warning', message: told, start: place.start, end: place.end })
    }
    return recordOfEntry(type, key, new SourceFields(fields, tell), dialect)
  }
  const isRecord = ({ type }: { type: string }): boolean => type !== 'xdata' && type !== 'set'
  const records = file.entries.some(isLinked)
    ? linked(file.entries, expander, problems).filter(isRecord).map(record)
    : // One after the other: what is held for all of them at once takes longer to clear away than to read.
      file.entries.filter(isRecord).map(entry => record(expanded(entry, expander, problems)))
  const [first] = records
  if (first !== undefined && preamble !== '') keepPreamble(first, preamble, dialect)
  const positions = new Positions(text)
  const diagnostics = problems.sort((a, b) => a.start - b.start).map(problem => diagnosticOf(problem, positions))
  if (records.length > 0) return { ok: true, records, diagnostics }
  const empty = inputFinding('schema/not-bibtex', 'There is no entry in this text: one begins like @article{key, …', '')
  return {
    ok: false,
    diagnostics: diagnostics.some(({ severity }) => severity === 'error') ? diagnostics : [...diagnostics, empty],
  }
}

/** Whether an entry has fields from another. */
const isLinked = ({ fields }: RawEntry): boolean => fields.some(({ name }) => name === 'crossref' || name === 'xdata')

function linked(raw: readonly RawEntry[], expander: Expander, problems: EntryProblem[]): ReadEntry[] {
  const entries = raw.map(entry => expanded(entry, expander, problems))
  inherit(entries, problems)
  return entries
}

function expanded(
  { type, key, fields: raw, start, end }: RawEntry,
  expander: Expander,
  problems: EntryProblem[],
): ReadEntry {
  const fields = new Map<string, string>()
  for (const field of raw) {
    if (fields.has(field.name)) {
      const message = `The entry "${key}" has two fields "${field.name}"; the first one counts.`
      problems.push({ severity: 'warning', message, start: field.start, end: field.end })
      continue
    }
    const tex = expander.expand(field.pieces)
    const [name, text] = annotatedField(field.name, tex) ?? [field.name, tex]
    if (name !== field.name && (fields.has(name) || raw.some(other => other.name === name))) continue
    fields.set(name, text)
  }
  return { type, key, fields, raw, start, end }
}

function keepPreamble(record: Datacite, preamble: string, { id }: BibDialect): void {
  const members: Record<string, unknown> = record.extras?.members ?? Object.create(null)
  members['/preamble'] = preamble
  record.extras = { format: id, members }
}

function diagnosticOf({ severity, message, start, end }: EntryProblem, positions: Positions): Diagnostic {
  const rule = severity === 'error' ? 'schema/not-bibtex' : 'unreadable-value'
  return {
    rule,
    severity,
    registry: 'accepts',
    message,
    pointer: '',
    position: positions.range(start, end),
    url: ruleUrl(rule),
  }
}
