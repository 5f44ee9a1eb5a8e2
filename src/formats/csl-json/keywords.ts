import { quoted } from '../../datacite/writing/quote.ts'
import type { Account, Keyword, Work } from '../work/index.ts'
import type { CslItem } from './csl-item.ts'
import { sayCslJson } from './csl-item.ts'

/** Writes the subjects as one text, separated by commas, or by semicolons if a subject has a comma. */
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

/** Reports what reading the keywords again would not give back. */
function tellChanges(keywords: readonly Keyword[], written: string, account: Account): void {
  const back = new Set(splitKeywords(written))
  for (const held of keywords)
    if (!back.has(held.value)) account.changed(held, sayCslJson('keywordSplit', { keyword: quoted(held.value) }))
}

/** The keywords of a text, separated by semicolons if it has one, else by commas. */
export const splitKeywords = (text: string): string[] =>
  text
    .split(text.includes(';') ? ';' : ',')
    .map(keyword => keyword.trim())
    .filter(keyword => keyword !== '')
