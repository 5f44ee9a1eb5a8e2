import { onlyTypeErrors } from '../../core/argument.ts'
import { asWriteOptions } from '../../datacite/known.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { OtherFormat, ReadResult, WriteOptions, WriteResult } from '../format.ts'
import { biblatexRow, bibtexRow } from '../table.ts'
import { asList, writeEach } from '../work/index.ts'
import { isBiblatex, isBibtex } from './detect.ts'
import { type BibDialect, biblatexDialect, bibtexDialect } from './dialects.ts'
import { placesOfEntries, readEntries } from './read.ts'
import { UniqueKeys } from './writing/keys.ts'
import { formatOfEntry, writeEntry } from './writing/write-entry.ts'

/** BibTeX, for its standard styles. */
export const bibtex: OtherFormat<'bibtex', 'detect' | 'read' | 'write' | 'writeAll'> = {
  ...bibtexRow,
  ...wayOf(bibtexDialect),
  detect: isBibtex,
}

/** BibLaTeX, which has ISO dates, a version field, and entry types for datasets and software. */
export const biblatex: OtherFormat<'biblatex', 'detect' | 'read' | 'write' | 'writeAll'> = {
  ...biblatexRow,
  ...wayOf(biblatexDialect),
  detect: isBiblatex,
}

function wayOf(dialect: BibDialect) {
  return {
    read: (text: string) => readEntries(text, dialect),
    places: placesOfEntries,
    write: (record: Datacite, options?: WriteOptions) => writeEntries([record], dialect, options),
    writeAll: (records: readonly Datacite[], options?: WriteOptions) => writeEntries(records, dialect, options),
  }
}

/**
 * Writes a record or a list of records as BibTeX entries with unique keys. Returns the text with its losses, like
 * `bibtex.write`, but does not import a reader.
 *
 * @example
 * writeBibtex({ doi: '10.5072/tides', titles: [{ title: 'Tides' }] }, { keys: 'doi' }).text.split(',')[0] // → '@misc{10-5072_tides'
 */
export const writeBibtex = (records: Datacite | readonly Datacite[], options?: WriteOptions): WriteResult =>
  onlyTypeErrors(() => writeEntries(asList(records), bibtexDialect, options))

/**
 * Writes a record or a list of records as BibLaTeX entries with unique keys. Returns the text with its losses, like
 * `biblatex.write`, but does not import a reader.
 *
 * @example
 * writeBiblatex({ doi: '10.5072/tides', types: { resourceTypeGeneral: 'Dataset' } }).text.split('{')[0] // → '@dataset'
 */
export const writeBiblatex = (records: Datacite | readonly Datacite[], options?: WriteOptions): WriteResult =>
  onlyTypeErrors(() => writeEntries(asList(records), biblatexDialect, options))

/**
 * Reads every entry of a BibTeX file. Each fault becomes a diagnostic with its position, and does not prevent other
 * entries from being read.
 *
 * @example
 * readBibtex('@misc{tides, title = {Tides}}').ok // → true
 */
export const readBibtex = (text: string): ReadResult => readEntries(text, bibtexDialect)

/**
 * Reads every entry of a BibLaTeX file, like `readBibtex`.
 *
 * @example
 * readBiblatex('@dataset{tides, title = {Tides}}').ok // → true
 */
export const readBiblatex = (text: string): ReadResult => readEntries(text, biblatexDialect)

function writeEntries(records: readonly Datacite[], dialect: BibDialect, options: WriteOptions = {}): WriteResult {
  const { keys = 'author-year', encoding = 'utf-8', pretty = true }: WriteOptions = asWriteOptions(options)
  if (typeof keys !== 'function' && keys !== 'author-year' && keys !== 'doi')
    throw new TypeError(`"keys" should be "author-year", "doi" or a function, not ${JSON.stringify(keys)}.`)
  if (encoding !== 'utf-8' && encoding !== 'ascii')
    throw new TypeError(`"encoding" should be "utf-8" or "ascii", not ${JSON.stringify(encoding)}.`)
  const unique = new UniqueKeys()
  const preambles = new Set<string>()
  const [open, between, close] = pretty ? ['\n  ', ',\n  ', '\n}\n'] : [' ', ', ', ' }\n']
  const formatOf = (record: Datacite) => formatOfEntry(record, dialect)
  const { written, losses } = writeEach(records, formatOf, options, (record, account) => {
    const { type, key, fields, preamble } = writeEntry(record, dialect, options, between, account)
    if (preamble !== undefined) preambles.add(`@preamble{${preamble}}\n`)
    return `@${type}{${unique.take(key)},${open}${fields}${close}`
  })
  return { text: [...preambles, ...written].join('\n'), losses }
}
