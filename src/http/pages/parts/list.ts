import { html, isNothing, type Part } from '../html.ts'

/** A list of descriptions: terms with what is said of them; a term of which nothing is said is left out. */
export function facts(rows: readonly (readonly [term: string, said: Part])[]): Part {
  const shown = rows.filter(([, said]) => !isNothing(said))
  return (
    shown.length > 0 &&
    html`<dl class="facts">
${shown.map(([term, said]) => html`<div><dt>${term}</dt><dd>${said}</dd></div>\n`)}</dl>`
  )
}

/** A section with its heading; nothing where there is nothing in it. */
export const section = (id: string, heading: Part, content: Part): Part =>
  !isNothing(content) &&
  html`<section aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
${content}
</section>
`

/** Entries as a list of HTML without bullets; nothing where there are none. */
export const plainList = (entries: readonly Part[]): Part =>
  entries.length > 0 && html`<ul class="plain">${entries.map(entry => html`<li>${entry}</li>\n`)}</ul>`
