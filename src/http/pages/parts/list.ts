import { html, isNothing, type Part } from '../html.ts'

/** A description list of terms and values; terms without a value are left out. */
export function facts(rows: readonly (readonly [term: string, said: Part])[]): Part {
  const shown = rows.filter(([, said]) => !isNothing(said))
  return (
    shown.length > 0 &&
    html`<dl class="facts">
${shown.map(([term, said]) => html`<div><dt>${term}</dt><dd>${said}</dd></div>\n`)}</dl>`
  )
}

/** A section with its heading; nothing if it is empty. */
export const section = (id: string, heading: Part, content: Part): Part =>
  !isNothing(content) &&
  html`<section aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
${content}
</section>
`

/** Entries as an HTML list without bullets; nothing if there are none. */
export const plainList = (entries: readonly Part[]): Part =>
  entries.length > 0 && html`<ul class="plain">${entries.map(entry => html`<li>${entry}</li>\n`)}</ul>`
