import { type Html, html } from '../html.ts'

/** A button that copies the text of an element; hidden until the script runs. `what` is told to those who do not see what is beside it. */
export const copyButton = (id: string, label: string, what: string): Html =>
  html`<button type="button" class="copy" data-copy="${id}" hidden><span data-label>${label}</span><span class="unseen"> ${what}</span></button>`
