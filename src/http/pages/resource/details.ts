import { entriesOf, heldText, type Work } from '../../../formats/work/index.ts'
import { doiUrl } from '../../../identifiers/index.ts'
import type { AlternateIdentifier, DateEntry, FundingReference, Resource, Subject } from '../../../model/index.ts'
import { textOf } from '../../../model/view.ts'
import { linked } from '../address.ts'
import { html, joined, type Part } from '../html.ts'
import { facts, plainList } from '../parts/list.ts'
import { languageName, wordsOfTerm } from '../words.ts'
import { addressOf } from './related.ts'

/** The remaining details of a resource, as terms and values. */
export function detailsHtml(resource: Resource, work: Work): Part {
  const { doi, publisher, publication_year, publication_date } = resource
  const { record } = work
  return facts([
    ['DOI', doi !== '' && html`<a class="doi" href="${doiUrl(doi)}">${doi}</a>`],
    ['Publisher', publisherHtml(work) ?? publisher],
    ['Published', publication_date ?? publication_year],
    [
      'Type',
      [work.genre?.value, work.general && wordsOfTerm(work.general.value)].filter(Boolean).filter(isFirst).join(' · '),
    ],
    ['Language', work.language && languageName(work.language.value)],
    [
      'Licence',
      plainList(
        work.rights.flatMap(
          ({ value }) =>
            linked(
              value.rightsUri,
              textOf(value.rights) || textOf(value.rightsIdentifier) || textOf(value.rightsUri),
            ) || [],
        ),
      ),
    ],
    ['Dates', plainList(datesHtml(record.dates))],
    ['Subjects', subjectsHtml(record.subjects)],
    ['Funding', plainList(fundingHtml(record.fundingReferences))],
    ['Sizes', texts(record.sizes)],
    ['Formats', texts(record.formats)],
    ['Other identifiers', plainList(alternatesHtml(record.alternateIdentifiers))],
  ])
}

const isFirst = (value: unknown, place: number, all: readonly unknown[]): boolean => all.indexOf(value) === place

const texts = (list: unknown): string =>
  entriesOf<unknown>(list, [])
    .flatMap(({ value }) => heldText(value, [])?.value ?? [])
    .join(', ')

function publisherHtml({ publisher, record }: Work): Part {
  if (publisher === undefined) return undefined
  const identifier = typeof record.publisher === 'object' ? textOf(record.publisher.publisherIdentifier) : ''
  return linked(addressOf(identifier, ''), publisher.value)
}

/** All dates (8) except the publication date, which is shown separately. */
const datesHtml = (dates: unknown): Part[] =>
  entriesOf<DateEntry>(dates, []).flatMap(({ value }) => {
    const date = textOf(value.date)
    const type = textOf(value.dateType)
    if (date === '' || type === 'Issued') return []
    const information = textOf(value.dateInformation)
    return html`${wordsOfTerm(type)}: ${date.replace('/', ' to ')}${information !== '' && html` <span class="muted">(${information})</span>`}`
  })

function subjectsHtml(subjects: unknown): Part {
  const shown = entriesOf<Subject>(subjects, []).flatMap(({ value }) => {
    const text = heldText(value.subject, [])?.value
    if (text === undefined) return []
    const scheme = textOf(value.subjectScheme)
    return html`<li${scheme !== '' && html` title="${scheme}"`}>${linked(value.valueUri, text)}</li>\n`
  })
  return shown.length > 0 && html`<ul class="subjects">${shown}</ul>`
}

const fundingHtml = (references: unknown): Part[] =>
  entriesOf<FundingReference>(references, []).flatMap(({ value }) => {
    const funder = textOf(value.funderName)
    if (funder === '') return []
    const identifier = textOf(value.funderIdentifier)
    const award = [textOf(value.awardTitle), textOf(value.awardNumber)].filter(Boolean)
    const address = addressOf(identifier, textOf(value.funderIdentifierType))
    return html`${linked(address, funder)}${award.length > 0 && html`: ${linked(value.awardUri, joined(award, ', '))}`}`
  })

const alternatesHtml = (identifiers: unknown): Part[] =>
  entriesOf<AlternateIdentifier>(identifiers, []).flatMap(({ value }) => {
    const identifier = textOf(value.alternateIdentifier)
    const type = textOf(value.alternateIdentifierType)
    if (identifier === '') return []
    return html`${linked(addressOf(identifier, type), identifier)}${type !== '' && html` <span class="tag">${type}</span>`}`
  })
