import texts from '../de.json' with { type: 'json' }
import { type Translator, translatorOf } from '../translator.ts'
import { germanCatalogue } from './catalogue.ts'

export type { HoldsFindings, Translator } from '../translator.ts'

/**
 * German for what `check` finds. Messages, expectations, fixes and pages of rules are said in German; ids, pointers, values and the
 * names of the kernel's properties stay as they are. Messages of own rules, which it cannot know, stay in English.
 *
 * @example
 * const report = check('{"doi": "10.5072/a", "titles": [{"title": "Soil moisture"}]}')
 * german.report(report).records[0]?.diagnostics[0]?.message // → 'Im Metadatensatz fehlt creators; 2 creator ist Pflicht.'
 */
export const german: Translator = /* @__PURE__ */ translatorOf(germanCatalogue, texts)
