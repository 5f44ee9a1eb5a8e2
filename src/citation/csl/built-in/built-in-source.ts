import { entryOf } from '../../../core/object.ts'
import type { LocaleParts } from '../processor/compile/nodes.ts'
import type { BuiltInSource } from '../style/style-source.ts'
import type { BuiltInStyle } from './built-in-style.ts'
import { localeOf } from './make-locale.ts'

/** The styles and locales of this package. Each is built on first use. */
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
  'chicago-author-date-17th-edition': async () =>
    (await import('./styles/chicago-author-date.ts')).chicagoAuthorDate17(),
  'chicago-notes-bibliography': async () => (await import('./styles/chicago-notes-bibliography.ts')).chicagoNotes(),
  'chicago-notes-bibliography-17th-edition': async () =>
    (await import('./styles/chicago-notes-bibliography.ts')).chicagoNotes17(),
  'chicago-shortened-notes-bibliography': async () =>
    (await import('./styles/chicago-notes-bibliography.ts')).chicagoShortNotes(),
  'chicago-shortened-notes-bibliography-17th-edition': async () =>
    (await import('./styles/chicago-notes-bibliography.ts')).chicagoShortNotes17(),
  // The name of the shortened notes in the CSL repository until 2024, when their edition was the seventeenth.
  'chicago-note-bibliography': async () =>
    (await import('./styles/chicago-notes-bibliography.ts')).chicagoShortNotes17(),
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
  ar: async () => localeOf((await import('./locales/ar.json', { with: { type: 'json' } })).default),
  'de-DE': async () => localeOf((await import('./locales/de-de.json', { with: { type: 'json' } })).default),
  'en-GB': async () => localeOf((await import('./locales/en-gb.json', { with: { type: 'json' } })).default),
  'en-US': async () => localeOf((await import('./locales/en-us.json', { with: { type: 'json' } })).default),
  'es-ES': async () => localeOf((await import('./locales/es-es.json', { with: { type: 'json' } })).default),
  'fr-FR': async () => localeOf((await import('./locales/fr-fr.json', { with: { type: 'json' } })).default),
  'it-IT': async () => localeOf((await import('./locales/it-it.json', { with: { type: 'json' } })).default),
  'ja-JP': async () => localeOf((await import('./locales/ja-jp.json', { with: { type: 'json' } })).default),
  'nl-NL': async () => localeOf((await import('./locales/nl-nl.json', { with: { type: 'json' } })).default),
  'pl-PL': async () => localeOf((await import('./locales/pl-pl.json', { with: { type: 'json' } })).default),
  'pt-BR': async () => localeOf((await import('./locales/pt-br.json', { with: { type: 'json' } })).default),
  'ru-RU': async () => localeOf((await import('./locales/ru-ru.json', { with: { type: 'json' } })).default),
  'zh-CN': async () => localeOf((await import('./locales/zh-cn.json', { with: { type: 'json' } })).default),
}

type Makers<T extends object> = Readonly<Record<string, () => Promise<T>>>

/**
 * A cache of the styles and locales that were built, because each citation with a caller's own sources requests them
 * again.
 */
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
