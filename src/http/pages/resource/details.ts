import { isObject } from '../../../core/object.ts'
import { entriesOf, heldText, type Work } from '../../../formats/work/index.ts'
import { doiUrl } from '../../../identifiers/index.ts'
import type { AlternateIdentifier, DateEntry, FundingReference, Resource, Subject } from '../../../model/index.ts'
import { textOf } from '../../../model/view.ts'
import { html, joined, linked, type Part, safeAddress } from '../html.ts'
import type { Language } from '../language/page-language.ts'
import { worded } from '../language/unknown-words.ts'
import { licenceHtml } from '../parts/licence.ts'
import { facts, folded, plainList } from '../parts/pieces.ts'
import type { Site } from '../site.ts'
import { addressOf } from './related.ts'

/**
 * Renders the details of a resource as a description list: identifiers, publisher, dates, type, language and others.
 */
export function detailsHtml(resource: Resource, work: Work, site: Site): Part {
  const { say } = site
  const { doi, publisher, publication_year, publication_date } = resource
  const { record } = work
  return facts([
    ['DOI', doi !== '' && html`<a class="doi" href="${doiUrl(doi)}">${doi}</a>`],
    [say.publisher, publisherHtml(work) ?? (worded(statedPublisher(record.publisher), say) || publisher)],
    [say.publishedLabel, worded(publication_date ?? publication_year ?? '', say)],
    [
      say.type,
      [work.genre?.value, work.general && say.term(work.general.value)].filter(Boolean).filter(isFirst).join(' · '),
    ],
    [say.language, work.language && say.languageName(work.language.value)],
    [
      say.licence,
      plainList(
        work.rights.flatMap(
          ({ value }) =>
            licenceHtml({
              name: worded(textOf(value.rights), say),
              address: textOf(value.rightsUri),
              identifier: textOf(value.rightsIdentifier),
            }) || [],
        ),
      ),
    ],
    [say.dates, folded(datesHtml(record.dates, say), atOnce, 'plain', site)],
    [say.subjects, folded(subjectsHtml(record.subjects, site), 30, 'subjects', site)],
    [say.funding, folded(fundingHtml(record.fundingReferences, say), atOnce, 'plain', site)],
    [say.sizes, texts(record.sizes)],
    [say.formats, texts(record.formats)],
    [say.otherIdentifiers, folded(alternatesHtml(record.alternateIdentifiers), atOnce, 'plain', site)],
  ])
}

/** The number of dates, funders and alternate identifiers to show initially. */
const atOnce = 10

const isFirst = (value: unknown, place: number, all: readonly unknown[]): boolean => all.indexOf(value) === place

const texts = (list: unknown): string =>
  entriesOf<unknown>(list, [])
    .flatMap(({ value }) => heldText(value, [])?.value ?? [])
    .join(', ')

const statedPublisher = (publisher: unknown): string => textOf(isObject(publisher) ? publisher.name : publisher)

function publisherHtml({ publisher, record }: Work): Part {
  if (publisher === undefined) return undefined
  const identifier = typeof record.publisher === 'object' ? textOf(record.publisher.publisherIdentifier) : ''
  return linked(addressOf(identifier, ''), publisher.value)
}

/** Renders all dates (8) except the publication date, which is shown separately. */
const datesHtml = (dates: unknown, say: Language): Part[] =>
  entriesOf<DateEntry>(dates, []).flatMap(({ value }) => {
    const date = textOf(value.date)
    const type = textOf(value.dateType)
    if (date === '' || type === 'Issued') return []
    const information = textOf(value.dateInformation)
    return html`${say.term(type)}: ${worded(date, say).replace('/', say.until)}${information !== '' && html` <span class="muted">(${information})</span>`}`
  })

/**
 * Renders the distinct subjects (6) as search links, each followed by a link to the subject's own address if it has
 * one.
 */
function subjectsHtml(subjects: unknown, { to, say }: Site): Part[] {
  const shown = new Map<string, Part>()
  for (const { value } of entriesOf<Subject>(subjects, [])) {
    const text = heldText(value.subject, [])?.value
    if (text === undefined || shown.has(text.toLowerCase())) continue
    const scheme = textOf(value.subjectScheme)
    const address = safeAddress(value.valueUri)
    const query = `"${text.replaceAll('"', ' ')}"`
    shown.set(
      text.toLowerCase(),
      html`<a href="${to(`/resources/?${new URLSearchParams({ query })}`)}">${text}</a>${address !== undefined && html` <a class="muted" href="${address}" aria-label="${text}, ${scheme || say.details}">${scheme || '↗'}</a>`}`,
    )
  }
  return [...shown.values()]
}

const fundingHtml = (references: unknown, say: Language): Part[] =>
  entriesOf<FundingReference>(references, []).flatMap(({ value }) => {
    const funder = worded(textOf(value.funderName), say)
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
