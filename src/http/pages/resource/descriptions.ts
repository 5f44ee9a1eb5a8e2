import { entriesOf } from '../../../formats/work/index.ts'
import type { Datacite, Description } from '../../../model/index.ts'
import { textOf } from '../../../model/view.ts'
import { html, type Part } from '../html.ts'
import { descriptionHtml } from '../markup.ts'
import { section } from '../parts/list.ts'
import { wordsOfTerm } from '../words.ts'

/** The descriptions (17) of a record, each under its type; an abstract comes first. */
export function descriptionsHtml({ descriptions, language }: Datacite): Part {
  const entries = entriesOf<Description>(descriptions, ['descriptions']).flatMap(({ value }) => {
    const content = descriptionHtml(textOf(value.description))
    return content.text === ''
      ? []
      : [{ content, type: textOf(value.descriptionType) || 'Description', lang: value.lang }]
  })
  const isAbstract = ({ type }: { type: string }): boolean => type === 'Abstract'
  const sorted = [...entries.filter(isAbstract), ...entries.filter(entry => !isAbstract(entry))]
  return sorted.map(({ content, type, lang }, place) =>
    section(
      `description-${place + 1}`,
      wordsOfTerm(type === 'Other' ? 'Description' : type),
      html`<div class="prose"${langAttribute(lang ?? language)} dir="auto">${content}</div>`,
    ),
  )
}

/** The `lang` attribute of an element, if the value looks like a language tag. */
export const langAttribute = (given: unknown): Part =>
  typeof given === 'string' && /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,4}$/i.test(given) && html` lang="${given}"`
