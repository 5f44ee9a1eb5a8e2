import type { Datacite } from '../../model/datacite.ts'
import type { Loss, WriteOptions, WriteResult } from '../format.ts'
import type { BibDialect } from './dialects.ts'
import type { Entry } from './entry.ts'
import { entryOf } from './entry.ts'
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
  const losses: Loss[] = []
  const entries = records.map((record, index) => {
    const entry = entryOf(record, dialect, options)
    if (entry.preamble !== undefined) preambles.add(entry.preamble)
    losses.push(...(records.length === 1 ? entry.losses : entry.losses.map(loss => ({ ...loss, index }))))
    return printed(entry, unique.take(entry.key), pretty)
  })
  return { text: [...[...preambles].map(tex => `@preamble{${tex}}\n`), ...entries].join('\n'), losses }
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
