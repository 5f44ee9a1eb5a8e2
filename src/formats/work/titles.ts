import type { Account } from './account.ts'
import type { Found } from './held.ts'

/** Tells an account that a title and its subtitle are written as one text, because a format has no place for the subtitle. */
export function tellJoined(account: Account, title: Found, subtitle: Found, format: string): void {
  if (!account.isKept) return
  const joined = JSON.stringify(withSubtitle(title.value, subtitle.value))
  account.changed(title, `Title and subtitle are written as ${joined}: ${format} has no field for a subtitle.`)
  account.changed(subtitle.within, `The subtitle follows the title: ${format} has no field for it.`)
}

/** A title with its subtitle after a colon. */
export const withSubtitle = (title: string, subtitle: string): string => `${beforeSubtitle(title)}: ${subtitle}`

/** A title without the colon in which some end. */
export const beforeSubtitle = (title: string): string => title.replace(/ ?: ?$/, '')
