import { html, type Part } from '../html.ts'
import type { Language } from '../language/page-language.ts'

/** Renders the text shown instead of an empty list. */
export const nothingFound = (isAsked: boolean, all: string, say: Language): Part =>
  isAsked
    ? html`<div class="empty"><p>${say.nothingFound}</p><p class="muted">${say.howToSearch}</p><p><a href="${all}">${say.showEverything}</a></p></div>`
    : html`<div class="empty"><p>${say.nothingYet}</p><p class="muted">${say.nothingYetWhy}</p></div>`
