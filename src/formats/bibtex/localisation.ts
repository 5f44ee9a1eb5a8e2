import { entryOf } from '../../core/object.ts'
import type { Account, Held } from '../work/index.ts'
import { generalOfLabel } from '../work/types/resource-kinds.ts'
import type { BibDialect } from './dialects.ts'
import { sayBibtex } from './messages.ts'
import { countries, localisedKinds, series, states } from './tex/bibstrings.ts'

/**
 * The English texts of localisation keys, by field. biblatex prints a key in the language of the document (its manual,
 * section 4.9.2), but records contain the English text.
 */
const textsByField = { type: localisedKinds, pubstate: states, series } as const

type LocalisedField = keyof typeof textsByField

const isLocalised = (field: string): field is LocalisedField => Object.hasOwn(textsByField, field)

/**
 * Fields that contain lists of places, in which localisation keys represent countries. biblatex separates the entries
 * of a list by `and`.
 */
const placeFields: ReadonlySet<string> = new Set(['location', 'address', 'origlocation', 'venue'])

/** Returns the English text of a field that may contain localisation keys. Returns a text without keys unchanged. */
export function textOfKey(field: string, text: string): string {
  if (placeFields.has(field)) return placesOfKeys(text)
  const texts: Readonly<Record<string, string>> = isLocalised(field) ? textsByField[field] : {}
  return Object.hasOwn(texts, text) ? (texts[text] ?? text) : text
}

function placesOfKeys(text: string): string {
  if (!/\bcountry[a-z]{2}\b/.test(text)) return text
  const places = text.split(/\sand\s/)
  if (!places.some(place => Object.hasOwn(countries, place.trim()))) return text
  return places.map(place => entryOf(countries, place.trim()) ?? place.trim()).join('; ')
}

/** Reports a text that is also a localisation key, because it will be read as the text of that key. */
export function tellKey(field: string, held: Held, account: Account): void {
  const text = textOfKey(field, held.value)
  if (text !== held.value) account.changed(held, sayBibtex('localisationKey', { key: held.value, text }))
}

/**
 * Returns the text to write in a field: in BibLaTeX, the localisation key of the text if there is one. The name of a
 * general type stays unchanged, because readers derive the type from the name.
 */
export const keyOfText = ({ id }: BibDialect, field: string, text: string): string =>
  (id === 'biblatex' && isLocalised(field) && generalOfLabel(text) === undefined && keys[field].get(text)) || text

const keysOf = (field: LocalisedField): ReadonlyMap<string, string> =>
  new Map(Object.entries(textsByField[field]).map(([key, text]) => [text, key]))

const keys = { type: keysOf('type'), pubstate: keysOf('pubstate'), series: keysOf('series') }
