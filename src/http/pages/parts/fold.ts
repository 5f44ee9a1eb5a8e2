import { html, type Part } from '../html.ts'
import type { Site } from '../site.ts'

/** Entries as a list: the first ones at once, the others behind a line that unfolds them, if they are more than a few. */
export function folded(entries: readonly Part[], atOnce: number, className: string, { say }: Site): Part {
  if (entries.length === 0) return undefined
  const list = (shown: readonly Part[]): Part =>
    html`<ul class="${className}">${shown.map(entry => html`<li>${entry}</li>\n`)}</ul>`
  // Nobody unfolds a list for one or two entries.
  if (entries.length <= atOnce + 2) return list(entries)
  const rest = entries.slice(atOnce)
  return html`${list(entries.slice(0, atOnce))}<details class="rest"><summary>${say.more(rest.length)}</summary>${list(rest)}</details>`
}
