import { entryOf } from '../../../core/object.ts'
import type { LocaleParts } from '../processor/nodes.ts'
import type { BuiltInSource } from '../style/style-source.ts'
import type { BuiltInStyle } from './built-in-style.ts'

/** The styles and locales that come with this package. Each is made when it is first asked for. */
export const builtIn: BuiltInSource = {
  isBuiltIn: true,
  style: id => made(styles, id),
  locale: language => made(locales, language),
  list: () => ({ styles: Object.keys(styles), locales: Object.keys(locales) }),
}

const styles: Readonly<Record<string, () => Promise<BuiltInStyle>>> = {
  'american-medical-association': async () =>
    (await import('./styles/american-medical-association.ts')).americanMedicalAssociation(),
  apa: async () => (await import('./styles/apa.ts')).apa(),
  'chicago-author-date': async () => (await import('./styles/chicago-author-date.ts')).chicagoAuthorDate(),
  'chicago-note-bibliography': async () =>
    (await import('./styles/chicago-note-bibliography.ts')).chicagoNoteBibliography(),
  // The name that the same style has had in the repository of CSL since 2024.
  'chicago-notes-bibliography': async () =>
    (await import('./styles/chicago-note-bibliography.ts')).chicagoNoteBibliography(),
  'elsevier-harvard': async () => (await import('./styles/elsevier-harvard.ts')).elsevierHarvard(),
  'harvard-cite-them-right': async () => (await import('./styles/harvard-cite-them-right.ts')).harvardCiteThemRight(),
  ieee: async () => (await import('./styles/ieee.ts')).ieee(),
  'modern-language-association': async () =>
    (await import('./styles/modern-language-association.ts')).modernLanguageAssociation(),
  nature: async () => (await import('./styles/nature.ts')).nature(),
  'nlm-citation-sequence': async () => (await import('./styles/vancouver.ts')).vancouver(),
  vancouver: async () => (await import('./styles/vancouver.ts')).vancouver(),
}

const locales: Readonly<Record<string, () => Promise<LocaleParts>>> = {
  ar: async () => (await import('./locales/ar.ts')).arabic(),
  'de-DE': async () => (await import('./locales/de-de.ts')).deDE(),
  'en-GB': async () => (await import('./locales/en-gb.ts')).enGB(),
  'en-US': async () => (await import('./locales/en-us.ts')).enUS(),
  'es-ES': async () => (await import('./locales/es-es.ts')).esES(),
  'fr-FR': async () => (await import('./locales/fr-fr.ts')).frFR(),
  'it-IT': async () => (await import('./locales/it-it.ts')).itIT(),
  'ja-JP': async () => (await import('./locales/ja-jp.ts')).jaJP(),
  'nl-NL': async () => (await import('./locales/nl-nl.ts')).nlNL(),
  'pl-PL': async () => (await import('./locales/pl-pl.ts')).plPL(),
  'pt-BR': async () => (await import('./locales/pt-br.ts')).ptBR(),
  'ru-RU': async () => (await import('./locales/ru-ru.ts')).ruRU(),
  'zh-CN': async () => (await import('./locales/zh-cn.ts')).zhCN(),
}

type Makers<T extends object> = Readonly<Record<string, () => Promise<T>>>

/** A cache of parsed styles and locales: with a caller's own sources, each citation requests them again. */
const known = new WeakMap<object, object>()

async function made<T extends object>(makers: Makers<T>, name: string): Promise<T | undefined> {
  const make = entryOf(makers, name)
  if (make === undefined) return undefined
  const before = known.get(make) as T | undefined
  if (before !== undefined) return before
  const value = await make()
  known.set(make, value)
  return value
}
