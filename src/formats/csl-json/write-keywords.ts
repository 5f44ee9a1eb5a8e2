import type { Account, Work } from '../work/index.ts'
import { quote } from '../writing/quote.ts'
import type { CslItem } from './item.ts'

/** Writes the subjects as one text, parted by commas, or by semicolons where a subject has a comma itself. */
export function writeKeywords({ keywords }: Work, item: CslItem, account: Account): void {
  if (keywords.length === 0) return
  const texts = keywords.map(keyword => account.carry(keyword))
  const keyword = texts.join(texts.some(text => text.includes(',')) ? '; ' : ', ')
  item.keyword = keyword
  account.later(told => {
    const back = splitKeywords(keyword)
    if (back.length === texts.length && back.every((text, index) => text === texts[index])) return
    for (const held of keywords)
      if (/[,;]/.test(held.value))
        told.changed(held, `${quote(held.value)} cannot be told from several keywords any more.`)
  })
}

/** The keywords of a text: parted by semicolons where there is one, else by commas. */
export const splitKeywords = (text: string): string[] =>
  text
    .split(text.includes(';') ? ';' : ',')
    .map(keyword => keyword.trim())
    .filter(keyword => keyword !== '')
