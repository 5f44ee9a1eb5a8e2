import { requireText } from '../../core/argument.ts'
import { type Diagnostic, ruleUrl } from '../../core/diagnostic.ts'
import { keepOne } from '../../core/keep-one.ts'
import { saying } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { inputFinding } from '../../text/input-finding.ts'
import { Positions } from '../../text/positions.ts'
import type { Stretch } from '../../text/stretch.ts'
import type { ReadResult } from '../format.ts'
import { annotatedField, isOfTitle } from './annotations.ts'
import type { BibDialect } from './dialects.ts'
import { sayBibtex } from './messages.ts'
import { Expander } from './reading/expand.ts'
import { inherit, type ReadEntry } from './reading/inherit.ts'
import type { EntryProblem, RawEntry } from './reading/raw-entry.ts'
import { recordOfEntry } from './reading/read-record.ts'
import { FileScanner } from './reading/scan.ts'
import { SourceFields } from './reading/source-fields.ts'

/**
 * Reads every entry of a BibTeX or BibLaTeX file. Each fault becomes a diagnostic with its position and does not
 * prevent other entries from being read.
 *
 * Entries with the same key are all read.
 */
export function readEntries(text: string, dialect: BibDialect): ReadResult {
  requireText(text)
  keepOne(FileScanner, '')
  keepOne(Expander, new Map(), [])
  keepOne(SourceFields, [])
  const isWhole = needsWhole.test(text)
  // If all entries were in memory, garbage collection would take longer than reading, so they are read one by one.
  const scanner = new FileScanner(text)
  const { problems } = scanner
  const expander = new Expander(scanner.macros, problems)
  const fields = new SourceFields(problems)
  const records: Datacite[] = []
  const read = (entry: RawEntry, given?: ReadonlyMap<string, string>): void => {
    if (!isRecord(entry)) return
    const { type, key } = entry
    fields.enter(entry)
    if (given === undefined) expand(entry, fields, expander, problems)
    else for (const [name, tex] of given) fields.set(name, tex)
    records.push(recordOfEntry(type, key, fields, dialect))
  }
  let preamble = ''
  if (isWhole) {
    const entries = [...entriesOf(scanner)]
    preamble = scanner.preambles.map(value => `{${expander.expand(value)}}`).join(' # ')
    if (entries.some(isLinked))
      for (const { raw, fields: all } of linked(entries, fields, expander, problems)) read(raw, all)
    else for (const entry of entries) read(entry)
  } else for (const entry of entriesOf(scanner)) read(entry)
  const [first] = records
  if (first !== undefined && preamble !== '') keepPreamble(first, preamble, dialect)
  const positions = new Positions(text)
  const diagnostics = problems.sort((a, b) => a.start - b.start).map(problem => diagnosticOf(problem, positions))
  if (records.length > 0) return { ok: true, records, diagnostics }
  const empty = inputFinding('schema/not-bibtex', sayBibtex('noEntry', { example: '@article{key, …}' }), '')
  return {
    ok: false,
    diagnostics: diagnostics.some(({ severity }) => severity === 'error') ? diagnostics : [...diagnostics, empty],
  }
}

/** Returns the text ranges of the heads (`@article{key`) of the entries that are records. */
export function placesOfEntries(text: string): Stretch[] {
  const places: Stretch[] = []
  for (const entry of entriesOf(new FileScanner(text)))
    if (isRecord(entry)) places.push({ start: entry.start, end: entry.end })
  return places
}

/** True if an entry is a record. Other entries contain shared fields or list the members of a set. */
const isRecord = ({ type }: RawEntry): boolean => type !== 'xdata' && type !== 'set'

/**
 * Matches files that may contain macros, preambles or entries that inherit fields. Such files are read as a whole.
 */
const needsWhole = /crossref|xdata|@\s*(?:string|preamble)/i

function* entriesOf(scanner: FileScanner): Generator<RawEntry> {
  for (let entry = scanner.next(); entry !== undefined; entry = scanner.next()) yield entry
}

const isLinked = ({ fields }: RawEntry): boolean => fields.some(({ name }) => name === 'crossref' || name === 'xdata')

function linked(
  entries: readonly RawEntry[],
  source: SourceFields,
  expander: Expander,
  problems: EntryProblem[],
): ReadEntry[] {
  const read = entries.map((raw): ReadEntry => {
    source.enter(raw)
    expand(raw, source, expander, problems)
    return { raw, fields: new Map(source.all()) }
  })
  inherit(read, problems)
  return read
}

/**
 * Adds the fields of an entry to the source and expands macros. If several fields have the same name, only the first is
 * added, and the others are reported.
 *
 * An annotation of the title that represents a field is added as that field, unless the entry has the field.
 */
function expand({ key, fields }: RawEntry, source: SourceFields, expander: Expander, problems: EntryProblem[]): void {
  for (const { name, value, start, end } of fields) {
    if (source.has(name)) {
      const message = sayBibtex('fieldTwice', { entry: key, field: name })
      problems.push({ severity: 'warning', message, start, end })
      continue
    }
    const tex = expander.expand(value)
    const annotated = isOfTitle(name) ? annotatedField(name, tex) : undefined
    if (annotated === undefined) source.set(name, tex)
    else {
      const [other, text] = annotated
      if (!source.has(other) && !fields.some(({ name: given }) => given === other)) source.set(other, text)
    }
  }
}

function keepPreamble(record: Datacite, preamble: string, { id }: BibDialect): void {
  const members: Record<string, unknown> = record.extras?.members ?? Object.create(null)
  members['/preamble'] = preamble
  record.extras = { ...record.extras, format: id, members }
}

function diagnosticOf({ severity, message, start, end }: EntryProblem, positions: Positions): Diagnostic {
  const rule = severity === 'error' ? 'schema/not-bibtex' : 'unreadable-value'
  return {
    rule,
    severity,
    registry: severity === 'error' ? 'rejects' : 'accepts',
    ...saying(message, rule),
    pointer: '',
    position: positions.range(start, end),
    url: ruleUrl(rule),
  }
}
