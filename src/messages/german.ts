import texts from './de.json' with { type: 'json' }
import { type Translator, translatorOf } from './translator.ts'

export type { HoldsFindings, Translator } from './translator.ts'

/**
 * The German translator for findings of `check`. Translates messages, expectations, fixes, FAIR assessments and rule
 * pages.
 *
 * Ids, pointers, values and kernel property names stay unchanged. Messages of custom rules stay in English, because
 * they have no text in this language.
 *
 * @example
 * const report = check('{"doi": "10.5072/a", "titles": [{"title": "Soil moisture"}]}')
 * german.report(report).records[0]?.diagnostics[0]?.message // → 'Im Metadatensatz fehlt creators; 2 creator ist Pflicht.'
 */
export const german: Translator = /* @__PURE__ */ translatorOf('de', texts)
