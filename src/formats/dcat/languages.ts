import { entryOf } from '../../core/object.ts'
import languages from './languages.json' with { type: 'json' }

/**
 * The EU's three-letter codes for languages, such as `ENG`, by ISO 639-1 code.
 *
 * @see https://op.europa.eu/en/web/eu-vocabularies/concept-scheme/-/resource?uri=http://publications.europa.eu/resource/authority/language
 */
const codes: Readonly<Record<string, string>> = languages

/**
 * Returns the EU's IRI for a language tag of two or three letters. Returns undefined for an unknown language, and for a
 * tag with a region or script.
 */
export function languageIri(tag: string): string | undefined {
  const name = entryOf(codes, tag.toLowerCase()) ?? Object.values(codes).find(code => code === tag.toUpperCase())
  return name === undefined ? undefined : `http://publications.europa.eu/resource/authority/language/${name}`
}

/**
 * Returns the language tag for the EU's IRI of a language, with two letters if possible. Returns any other text
 * unchanged.
 */
export function languageOfIri(text: string): string {
  const name = /^https?:\/\/publications\.europa\.eu\/resource\/authority\/language\/([A-Z]{3})$/.exec(text)?.[1]
  if (name === undefined) return text
  return Object.entries(codes).find(([, code]) => code === name)?.[0] ?? name.toLowerCase()
}
