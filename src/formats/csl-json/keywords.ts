import { quoted } from '../../datacite/writing/quote.ts'
import type { Account, Keyword, Work } from '../work/index.ts'
import type { CslItem } from './csl-item.ts'
import { sayCslJson } from './csl-item.ts'

/** Writes the subjects as one text. They are separated by commas, or by semicolons if a subject contains a comma. */
export function writeKeywords({ keywords }: Work, item: CslItem, account: Account): void {
  if (keywords.length === 0) return
  const between = keywords.some(({ value }) => value.includes(',')) ? '; ' : ', '
  let keyword = ''
  for (const held of keywords) {
    const text = account.carry(held)
    keyword += keyword === '' ? text : between + text
  }
  item.keyword = keyword
  if (account.isKept) tellChanges(keywords, keyword, account)
}

function tellChanges(keywords: readonly Keyword[], written: string, account: Account): void {
  const back = new Set(splitKeywords(written))
  for (const held of keywords)
    if (!back.has(held.value)) account.changed(held, sayCslJson('keywordSplit', { keyword: quoted(held.value) }))
}

/** Splits a text into keywords at semicolons or, if it contains none, at commas. */
export const splitKeywords = (text: string): string[] =>
  text
    .split(text.includes(';') ? ';' : ',')
    .map(keyword => keyword.trim())
    .filter(keyword => keyword !== '')
