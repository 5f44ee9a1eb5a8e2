import { html, type Part } from '../html.ts'
import type { Site } from '../site.ts'

/** Keeps the language that was picked when a form is sent. */
export const languageField = ({ isPicked, say }: Site): Part =>
  isPicked && html`<input type="hidden" name="lang" value="${say.tag}">`
