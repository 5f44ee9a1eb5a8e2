import type { ResolvedLocale } from '../locale.ts'
import type { CompiledStyle, LocaleParts, Macro, Node } from './nodes.ts'

/** What to say of the words that a style prints and a locale does not have: English stands in for them, or nothing where that has none either. */
export function missingTerms({ citation, bibliography, locales }: CompiledStyle, locale: ResolvedLocale): string[] {
  const { language, files } = locale
  const asked = new Set<string>()
  const seen = new Set<Macro>()
  for (const area of [citation, bibliography]) addTerms(area?.layout.children ?? [], asked, seen)
  const ofStyle = locales.filter(({ language: own }) => own === undefined || language.startsWith(own))
  const ofLanguage = [...files].flatMap(([tag, { parts }]) => (tag === 'en-US' ? [] : [parts]))
  const english = files.get('en-US')?.parts.terms ?? []
  const missing = [...asked].filter(name => ![...ofLanguage, ...ofStyle].some(parts => hasTerm(parts, name)))
  const isEnglish = (name: string): boolean => english.some(term => term.name === name)
  const borrowed = language.startsWith('en') ? [] : missing.filter(isEnglish)
  const nowhere = missing.filter(name => !isEnglish(name))
  return [
    ...(borrowed.length > 0 ? [`The locale ${language} has no word for ${inList(borrowed)}; English stands in.`] : []),
    ...(nowhere.length > 0
      ? [`The style prints ${inList(nowhere)}, for which no locale has a word; it is left out.`]
      : []),
  ]
}

const hasTerm = ({ terms }: LocaleParts, name: string): boolean => terms.some(term => term.name === name)

function addTerms(nodes: readonly Node[], asked: Set<string>, seen: Set<Macro>): void {
  for (const node of nodes) {
    if (node.kind === 'term') asked.add(node.term)
    else if (node.kind === 'group') addTerms(node.children, asked, seen)
    else if (node.kind === 'names') addTerms(node.substitute, asked, seen)
    else if (node.kind === 'choose') for (const { children } of node.branches) addTerms(children, asked, seen)
    else if (node.kind === 'macro' && !seen.has(node.macro)) {
      seen.add(node.macro)
      addTerms(node.macro.children, asked, seen)
    }
  }
}

function inList(names: readonly string[]): string {
  const shown = names.slice(0, most).map(name => JSON.stringify(name.slice(0, longest)))
  return shown.join(', ') + (names.length > most ? ` and ${names.length - most} more` : '')
}

const most = 5
const longest = 40
