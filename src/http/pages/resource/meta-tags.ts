import { contributorsOf, entriesOf, isoDate, type Work } from '../../../formats/work/index.ts'
import type { Datacite, Description, Resource } from '../../../model/index.ts'
import { textOf } from '../../../model/view.ts'
import { descriptionText } from '../description-html.ts'
import { type Html, html, type Part } from '../html.ts'

type Named = readonly (readonly [name: string, content: string | undefined])[]

/** The maximum number of creators, and of contributors, in the meta tags of a page. */
const mostAgents = 300

/** Renders the `description`, Highwire Press, Dublin Core and Open Graph tags in the head of a page. */
export function metaHtml(resource: Resource, work: Work, address: string): Part {
  const abstract = abstractText(work.record)
  const { title_with_version, doi, doi_url, publisher } = resource
  const creators = work.creators.slice(0, mostAgents)
  const issued = work.issued && isoDate(work.issued.value)
  const highwire: Named = [
    ['citation_title', title_with_version],
    ...creators.flatMap(
      ({ text, orcid, affiliations }): Named => [
        ['citation_author', text],
        ...affiliations.map(({ value }) => ['citation_author_institution', textOf(value.name)] as const),
        ['citation_author_orcid', orcid?.value],
      ],
    ),
    ['citation_publication_date', issued?.replaceAll('-', '/')],
    ['citation_publisher', publisher ?? undefined],
    ['citation_doi', doi],
    ['citation_language', work.language?.value],
    ['citation_keywords', work.keywords.map(({ value }) => value).join('; ')],
    ['citation_abstract_html_url', address],
  ]
  const dublinCore: Named = [
    ['DC.title', title_with_version],
    ...creators.map(({ text }) => ['DC.creator', text] as const),
    ...contributorsOf(work)
      .slice(0, mostAgents)
      .map(({ text }) => ['DC.contributor', text] as const),
    ['DC.date', issued],
    ['DC.publisher', publisher ?? undefined],
    ['DC.identifier', doi_url],
    ['DC.type', work.general?.value],
    ['DC.language', work.language?.value],
    ...work.keywords.map(({ value }) => ['DC.subject', value] as const),
    ...work.rights.map(({ value }) => ['DC.rights', textOf(value.rightsUri) || textOf(value.rights)] as const),
    ['DC.description', abstract],
  ]
  const social: Named = [
    ['og:type', 'article'],
    ['og:title', title_with_version],
    ['og:description', abstract?.slice(0, 300)],
    ['og:url', address],
  ]
  return [
    tags('name', [['description', abstract?.slice(0, 300)], ...highwire]),
    html`<link rel="schema.DC" href="http://purl.org/dc/elements/1.1/">\n`,
    tags('name', dublinCore),
    tags('property', social),
  ]
}

/**
 * Renders the Dublin Core and Open Graph tags of a dataset from its own members. Pages have these tags unless the only
 * current resource of the dataset has metadata.
 */
export const dataMetaHtml = (name: string, date: string, address: string): Part => [
  html`<link rel="schema.DC" href="http://purl.org/dc/elements/1.1/">\n`,
  tags('name', [
    ['DC.title', name],
    ['DC.date', date],
    ['DC.identifier', address],
    ['DC.type', 'Dataset'],
  ]),
  tags('property', [
    ['og:title', name],
    ['og:url', address],
  ]),
]

function abstractText({ descriptions }: Datacite): string | undefined {
  const entries = entriesOf<Description>(descriptions, [], ({ descriptionType }) => descriptionType === 'Abstract')
  const text = descriptionText(textOf(entries[0]?.value.description)).slice(0, 5000)
  return text === '' ? undefined : text
}

const tags = (attribute: 'name' | 'property', named: Named): Html[] =>
  named.flatMap(([name, content]) => {
    if (!content) return []
    return attribute === 'name'
      ? html`<meta name="${name}" content="${content}">\n`
      : html`<meta property="${name}" content="${content}">\n`
  })
