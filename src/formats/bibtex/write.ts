import type { Datacite } from '../../model/datacite.ts'
import type { WriteOptions, WriteResult } from '../format.ts'
import { writeEach } from '../work/index.ts'
import type { BibDialect } from './dialects.ts'
import { entryOf, formatOfEntry } from './entry.ts'
import { UniqueKeys } from './keys.ts'

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
  const [open, between, close] = pretty ? ['\n  ', ',\n  ', '\n}\n'] : [' ', ', ', ' }\n']
  const formatOf = (record: Datacite) => formatOfEntry(record, dialect)
  const { written, losses } = writeEach(records, formatOf, options, (record, account) => {
    const { type, key, fields, preamble } = entryOf(record, dialect, options, between, account)
    if (preamble !== undefined) preambles.add(`@preamble{${preamble}}\n`)
    return `@${type}{${unique.take(key)},${open}${fields}${close}`
  })
  return { text: [...preambles, ...written].join('\n'), losses }
}
