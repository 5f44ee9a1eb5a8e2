import type { Account } from './account.ts'
import type { Found } from './held.ts'

/** Tells an account that a title and its subtitle are written as one text, because a format has no place for the subtitle. */
export function tellJoined(account: Account, title: Found, subtitle: Found, format: string): void {
  if (!account.isKept) return
  const joined = JSON.stringify(`${title.value}: ${subtitle.value}`)
  account.changed(title, `Title and subtitle are written as ${joined}: ${format} has no field for a subtitle.`)
  account.changed(subtitle.within, `The subtitle follows the title: ${format} has no field for it.`)
}
