import { escaped } from '../../datacite/writing/quote.ts'
import type { Account } from './losses/account.ts'
import { sayWork } from './losses/work-messages.ts'
import type { Found } from './reading/found.ts'

/**
 * Reports that a title and its subtitle are written as one text, because the format has no separate field for the
 * subtitle.
 */
export function tellJoined(account: Account, title: Found, subtitle: Found, format: string): void {
  if (!account.isKept) return

  account.changed(
    title,
    sayWork('subtitleJoined', { title: escaped(withSubtitle(title.value, subtitle.value)), format }),
  )
  account.changed(subtitle.within, sayWork('subtitleFollows', { format }))
}

/** Returns a title followed by a colon and its subtitle. */
export const withSubtitle = (title: string, subtitle: string): string => `${beforeSubtitle(title)}: ${subtitle}`

/** Returns a title without a colon at its end. */
export const beforeSubtitle = (title: string): string => title.replace(/ ?: ?$/, '')

/**
 * The tags for small capitals in CSL and in records that follow CSL:
 * https://citeproc-js.readthedocs.io/en/latest/csl-json/markup.html.
 */
export const smallCaps = { open: '<span style="font-variant:small-caps;">', close: '</span>' } as const

/**
 * Replaces each pair of {@link smallCaps} tags in a text with the shorter tags `<sc>` and `</sc>`. Between the tags,
 * italics, bold, subscripts and superscripts are allowed.
 */
export const withShortSmallCaps = (text: string): string =>
  text.includes('small-caps') ? text.replace(spans, (_, inner: string) => `<sc>${inner}</sc>`) : text

const spans = /<span style="font-variant: ?small-caps;?">((?:[^<>]|<\/?(?:i|em|b|strong|sub|sup)>){0,500})<\/span>/gi
