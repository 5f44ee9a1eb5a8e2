import { citation } from '../../citation/citation.ts'
import { bibliography, type CitationFormat, cite } from '../../citation/csl/index.ts'
import { chosenSources, orMisuse, type StyleChoice, styleNamed } from '../csl/options.ts'
import type { GivenRecord } from '../records.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** The style, format and other settings of a requested citation. */
export interface Wanted {
  style: string
  locale: string | undefined
  format: CitationFormat
  titleCase: 'sentence' | undefined
  accessed: string | undefined
  choice: StyleChoice
  isInText: boolean
  links: boolean | 'title'
  typography: boolean
  microdata: boolean
}

/**
 * Citations as text. `entries` lists each record with its citation; the in-text citation of all records is repeated for
 * each record.
 */
export interface Cited {
  text: string
  entries: { record: GivenRecord; citation: string }[]
  notes: readonly string[]
}

/** Cites records. Throws `Misuse` for an invalid style, locale or date. */
export async function citeRecords(cited: readonly GivenRecord[], wanted: Wanted, terminal: Terminal): Promise<Cited> {
  if (isCitedAlone(wanted)) return inOwnStyle(cited, wanted.style)
  const { style, format, isInText, locale, accessed } = wanted
  const isOwn = style === 'house' || style === 'datacite'
  const unprinted = [
    ...(isOwn && accessed !== undefined ? [`The style ${style} renders no date of access.`] : []),
    ...(isOwn && wanted.titleCase !== undefined ? [`The style ${style} renders titles unchanged.`] : []),
  ]
  const options = {
    style: await orMisuse(styleNamed(style, terminal)),
    format,
    links: wanted.links,
    typography: wanted.typography,
    sources: await chosenSources(wanted.choice, terminal),
    ...(locale !== undefined && { locale }),
    ...(wanted.titleCase !== undefined && { titleCase: wanted.titleCase }),
    ...(accessed !== undefined && { accessed }),
  }
  const records = cited.map(({ record }) => record)
  if (isInText) {
    const { text, notes } = await orMisuse(cite(records, options))
    return {
      text: `${text}\n`,
      entries: cited.map(record => ({ record, citation: text })),
      notes: [...unprinted, ...notes],
    }
  }
  const { text, entries, notes } = await orMisuse(bibliography(records, { ...options, microdata: wanted.microdata }))
  const own = entries.flatMap(entry => {
    const record = cited[entry.index]
    return record === undefined ? [] : [{ record, citation: entry.text }]
  })
  return { text, entries: own, notes: [...unprinted, ...notes] }
}

/**
 * True if the core can cite each record separately: in a core style, as text, and without options that require the
 * style engine, such as a locale or an access date.
 */
export const isCitedAlone = (wanted: Wanted): wanted is Wanted & { style: 'house' | 'datacite' } =>
  (wanted.style === 'house' || wanted.style === 'datacite') &&
  wanted.format === 'text' &&
  !wanted.isInText &&
  !wanted.typography &&
  wanted.locale === undefined &&
  wanted.titleCase === undefined &&
  wanted.accessed === undefined

function inOwnStyle(cited: readonly GivenRecord[], style: 'house' | 'datacite'): Cited {
  const entries = cited.map(record => ({ record, citation: citation(record.record, { style }) }))
  return { text: entries.map(entry => `${entry.citation}\n`).join(''), entries, notes: [] }
}
