import type { Account, Work } from '../work/index.ts'

/** What a keyword that stands alone is read as: several, where it has semicolons, because some databases put all into one field. */
export const keywordsIn = (text: string): string[] =>
  text
    .split(';')
    .map(word => word.trim())
    .filter(word => word !== '')

/** Tells where {@link keywordsIn} makes several of the only keyword. */
export function tellJoinedKeywords({ keywords: [only, ...others] }: Work, account: Account): void {
  if (only !== undefined && others.length === 0 && keywordsIn(only.value)[0] !== only.value)
    account.changed(only, `"${only.value}" is read as several keywords.`)
}
