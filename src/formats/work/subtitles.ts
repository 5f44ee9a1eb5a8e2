import type { Account } from './losses/account.ts'
import type { Found } from './reading/found.ts'

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

/** How CSL, and records after it, have small capitals: https://citeproc-js.readthedocs.io/en/latest/csl-json/markup.html. */
export const smallCaps = { open: '<span style="font-variant:small-caps;">', close: '</span>' } as const

/** A text with each {@link smallCaps} as a tag of its own, `<sc>`; it may hold italics, bold, subscripts and superscripts. */
export const withShortSmallCaps = (text: string): string =>
  text.includes('small-caps') ? text.replace(spans, (_, inner: string) => `<sc>${inner}</sc>`) : text

const spans = /<span style="font-variant: ?small-caps;?">((?:[^<>]|<\/?(?:i|em|b|strong|sub|sup)>){0,500})<\/span>/gi
