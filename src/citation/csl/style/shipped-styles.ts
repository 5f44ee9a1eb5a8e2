import { optional } from '../../../core/optional.ts'
import { CslError } from '../error.ts'
import type { StyleSource } from './style-source.ts'

/** The styles and locales of @citation-js/plugin-csl: apa, harvard1 and vancouver, and five locales. */
export const shippedStyles: StyleSource = {
  async style(id) {
    return shipped.styles.includes(id) ? (await stylesOf()).get(id) : undefined
  },
  async locale(language) {
    return shipped.locales.includes(language) ? (await localesOf()).get(language) : undefined
  },
  list: () => shipped,
}

const shipped = {
  styles: ['apa', 'harvard1', 'vancouver'],
  locales: ['de-DE', 'en-US', 'es-ES', 'fr-FR', 'nl-NL'],
}

let styles: Promise<Texts> | undefined
let locales: Promise<Texts> | undefined

interface Texts {
  get(name: string): string
}

function stylesOf(): Promise<Texts> {
  styles ??= optional<StylesModule>('@citation-js/plugin-csl/lib/styles.js').then(stylesIn, missing)
  return styles
}

type StylesModule = { templates: Texts } | { styles: Texts }

/** Returns the styles in a module of plugin-csl. Version 0.8 of plugin-csl renamed the export. */
export const stylesIn = (loaded: StylesModule): Texts => ('styles' in loaded ? loaded.styles : loaded.templates)

function localesOf(): Promise<Texts> {
  locales ??= optional<{ locales: Texts }>('@citation-js/plugin-csl/lib/locales.js').then(
    loaded => loaded.locales,
    missing,
  )
  return locales
}

function missing(cause: unknown): never {
  throw new CslError(
    'engine-missing',
    'This style or locale comes with @citation-js/plugin-csl, which is not installed: npm install @citation-js/core @citation-js/plugin-csl.',
    { cause },
  )
}
