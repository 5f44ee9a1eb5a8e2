import { type SpecifierLabels, specifierLabel } from '../../../model/specifier-labels.ts'
import { html, type Part } from '../html.ts'
import type { Site } from '../site.ts'

/** Specifiers as a table of labels and values; a value with an address is a link. */
export function specifiersHtml(
  rows: readonly (readonly [label: string, value: string, address?: string])[],
  { say }: Site,
): Part {
  return (
    rows.length > 0 &&
    html`<table class="specifiers"><caption class="unseen">${say.specifierTable}</caption><tbody>
${rows.map(([label, value, address]) => html`<tr><th scope="row">${label}</th><td>${address === undefined ? value : html`<a href="${address}">${value}</a>`}</td></tr>\n`)}</tbody></table>`
  )
}

/** The specifiers of a record in the order of its path; those not in the path come last. */
export function inPathOrder<T>(
  specifiers: Readonly<Record<string, T>>,
  identifiers: readonly string[],
  labels?: SpecifierLabels,
): [label: string, name: string, value: T][] {
  const known = identifiers.filter(name => Object.hasOwn(specifiers, name))
  const names = new Set([...known, ...Object.keys(specifiers)])
  return [...names].map(name => [specifierLabel(name, labels), name, specifiers[name] as T])
}
