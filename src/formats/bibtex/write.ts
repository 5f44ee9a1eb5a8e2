import type { Datacite } from '../../model/datacite.ts'
import type { WriteOptions, WriteResult } from '../format.ts'
import { written } from '../work/index.ts'
import type { BibDialect } from './dialects.ts'
import type { Entry } from './entry.ts'
import { entryOf, lossesOfEntry } from './entry.ts'
import { UniqueKeys } from './keys.ts'
import { months } from './months.ts'

/** Writes records as entries of one file, no two with the same key. */
export function writeEntries(
  records: readonly Datacite[],
  dialect: BibDialect,
  options: WriteOptions = {},
): WriteResult {
  const { keys = 'author-year', encoding = 'utf-8', pretty = true } = options
  if (typeof keys !== 'function' && keys !== 'author-year' && keys !== 'doi')
    throw new TypeError(`"keys" should be "author-year", "doi" or a function, not ${JSON.stringify(keys)}.`)
  if (encoding !== 'utf-8' && encoding !== 'ascii')
    throw new TypeError(`"encoding" should be "utf-8" or "ascii", not ${JSON.stringify(encoding)}.`)
  const unique = new UniqueKeys()
  const preambles = new Set<string>()
  const entries = records.map(record => entryOf(record, dialect, options))
  for (const { preamble } of entries) if (preamble !== undefined) preambles.add(preamble)
  const texts = entries.map(entry => printed(entry, unique.take(entry.key), pretty))
  return written([...[...preambles].map(tex => `@preamble{${tex}}\n`), ...texts].join('\n'), records, record =>
    lossesOfEntry(record, dialect, options),
  )
}

function printed({ type, fields }: Entry, key: string, pretty: boolean): string {
  const [open, next] = pretty ? ['\n  ', ',\n  '] : [' ', ', ']
  let text = `@${type}{${key},${open}`
  let isFirst = true
  for (const [name, tex] of fields) {
    const value = name === 'month' && months.includes(tex) ? tex : `{${tex}}`
    text += `${isFirst ? '' : next}${name} = ${value}`
    isFirst = false
  }
  return `${text}${pretty ? '\n}' : ' }'}\n`
}
