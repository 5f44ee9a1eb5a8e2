import { entriesOf } from '../../../formats/work/index.ts'
import type { Datacite, Description, Title } from '../../../model/index.ts'
import { textOf } from '../../../model/view.ts'
import { descriptionHtml } from '../description-html.ts'
import { html, type Part } from '../html.ts'
import { worded } from '../language/unknown-words.ts'
import { section } from '../parts/pieces.ts'
import type { Site } from '../site.ts'

/**
 * Renders the descriptions (17) of a record under their types, the abstract first. The headings of descriptions with
 * the same type also name the language, if it is stated.
 *
 * The record's language applies only to a single description: among several, a description may be a translation.
 */
export function descriptionsHtml({ descriptions, language }: Datacite, { say }: Site): Part {
  const entries = entriesOf<Description>(descriptions, ['descriptions']).flatMap(({ value }) => {
    const content = descriptionHtml(worded(textOf(value.description), say))
    return content.text === ''
      ? []
      : [{ content, type: textOf(value.descriptionType) || 'Description', lang: languageTag(value.lang) }]
  })
  const isAbstract = ({ type }: { type: string }): boolean => type === 'Abstract'
  const sorted = [...entries.filter(isAbstract), ...entries.filter(entry => !isAbstract(entry))]
  return sorted.map(({ content, type, lang }, place) => {
    const name = type === 'Other' || type === 'Description' ? say.description : say.term(type)
    const isOneOfSeveral = entries.some(other => other.type === type && other.content !== content)
    return section(
      `description-${place + 1}`,
      isOneOfSeveral && lang !== undefined ? `${name} (${say.languageName(lang)})` : name,
      html`<div class="prose"${langAttribute(lang, entries.length === 1 ? language : undefined)} dir="auto">${content}</div>`,
    )
  })
}

/**
 * Renders the `lang` attribute of the main title: the title's own language, or else the record's language if exactly
 * one title has no type.
 */
export function titleLanguage(record: Datacite | undefined): Part {
  const titles = entriesOf<Title>(record?.titles, ['titles']).map(({ value }) => value)
  const untyped = titles.filter(({ titleType }) => !titleType)
  const [main = titles[0]] = untyped
  return langAttribute(languageTag(main?.lang), untyped.length === 1 ? record?.language : undefined)
}

/**
 * Renders the `lang` attribute of a text: the text's own language, or else the language `other`. An empty attribute
 * marks an unknown language.
 */
const langAttribute = (own: string | undefined, other: unknown): Part =>
  html` lang="${own ?? languageTag(other) ?? ''}"`

const languageTag = (given: unknown): string | undefined =>
  typeof given === 'string' && /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,4}$/i.test(given) ? given : undefined
