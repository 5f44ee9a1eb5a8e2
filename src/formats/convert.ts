import { checkedOptions } from '../core/argument.ts'
import { knownKernel, requireWriteFlags, writeOptionNames } from '../datacite/known.ts'
import type { SourceDocument } from '../datacite/read/read-document.ts'
import { inputText } from '../datacite/read/read-value.ts'
import { heldInput } from '../model/given/held-record.ts'
import type { Readers } from '../records/source.ts'
import { type PreferredCitation, withChosen } from './cff/preferred.ts'
import { type ConversionTarget, type ConvertResult, convertSource, keepingFor } from './convert-source.ts'
import type { FormatId, WriteOptions } from './format.ts'
import { targetNamed } from './formats.ts'
import { allReaders } from './read/all-readers.ts'

/** The source and target formats of a conversion, with the options for writing. */
export interface ConvertOptions extends WriteOptions {
  /** The format of the input; detected by default. */
  from?: FormatId | 'auto'
  /**
   * The format to write: its id, a shorter name (`xml`), a file ending (`.bib`) or a media type
   * (`application/x-bibtex`).
   */
  to: FormatId | (string & {})
  /**
   * The records to convert from a CITATION.cff with a `preferred-citation`: only the software (`omit`, the default),
   * only the preferred work (`only`), or both.
   */
  preferredCitation?: PreferredCitation
}

/**
 * Converts an input from any readable format to any writable format. Reports every dropped, changed or invented value
 * by pointer into the canonical record.
 *
 * The input is text, bytes, a parsed value, or a result of this package that contains records.
 *
 * Members that a REST JSON record lacks are read from its embedded XML, as in `check`. A list becomes a list and NDJSON
 * becomes NDJSON. If any part is unreadable there is no text, so that no record is lost unnoticed. With a text,
 * `diagnostics` lists the changes made by reading. Never throws because of unreadable input.
 * @throws TypeError if an option is wrong, with the nearest valid option, and for a result of this package without
 * records
 *
 * @example
 * const record = { doi: '10.5072/x', titles: [{ title: 'Rain' }], types: { resourceTypeGeneral: 'Award' } }
 * const converted = convert(JSON.stringify(record), { to: 'datacite-rest', kernel: '4.5', pretty: false })
 * converted.ok && converted.text // → '{"doi":"10.5072/x","titles":[{"title":"Rain"}],"types":{"resourceTypeGeneral":"Other"}}\n'
 * converted.ok && converted.losses.map(({ pointer }) => pointer) // → ['/types/resourceTypeGeneral']
 */
export function convert(input: string | Uint8Array | object, options: ConvertOptions): ConvertResult {
  const writing = targetOf(options)
  const given = inputText(input) === undefined ? (heldInput(input) as object) : input
  const source = readersFor(writing, options.from).read(given, false)
  return convertSource(withChosen(source, options.preferredCitation), writing, () => undefined)
}

/** Returns the readers that a conversion needs. */
export const readersFor = (
  { to, kernel }: ConversionTarget,
  from: ConvertOptions['from'],
): Readers<SourceDocument<FormatId>> => allReaders(from, keepingFor(to.id, kernel))

/** The option names of a conversion. */
export const convertOptionNames = ['from', 'to', 'preferredCitation', ...writeOptionNames]

/** Returns the target format of a conversion and its writing options. Throws a `TypeError` for an invalid option. */
export function targetOf(options: ConvertOptions): ConversionTarget {
  const { from, to, preferredCitation, ...writing } = checkedOptions(options, convertOptionNames, {
    example: "{ to: 'datacite-xml' }",
  })
  requireWriteFlags(writing)
  knownKernel(writing.kernel)
  return { ...writing, to: targetNamed(to) }
}
