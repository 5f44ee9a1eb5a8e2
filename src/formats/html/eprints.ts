import { parseDoi, parseIsbn, parseIssn } from '../../identifiers/index.ts'
import type { Agent, Contributor, Datacite, Types } from '../../model/datacite.ts'
import { agentNamed } from '../tagged/reference-names.ts'
import { withCited } from '../work/cited-members.ts'
import { orcidIdentifier } from '../work/losses/schemes.ts'
import { splitPages } from '../work/pages.ts'
import { containerItem } from './highwire.ts'
import { issuedIn, type Metas } from './metas.ts'

/** Reads the `eprints.…` elements on abstract pages of EPrints: https://wiki.eprints.org/w/Metadata. */
export function readEprints(metas: Metas): Datacite {
  const title = metas.text('eprints.title')
  const given = metas.text('eprints.doi', 'eprints.id_number')
  const doi = given === undefined ? undefined : parseDoi(given)
  if (given !== undefined && doi === undefined) metas.leave('eprints.id_number', given)
  const institution = metas.text('eprints.institution')
  const publisher = metas.text('eprints.publisher')
  const lists = {
    creators: agentsOf(metas, 'creators'),
    titles: title === undefined ? [] : [{ title }],
    subjects: metas
      .texts('eprints.keywords')
      .flatMap(text => text.split(/[;,]/))
      .flatMap(word => (word.trim() === '' ? [] : [{ subject: word.trim() }])),
    contributors: [
      ...agentsOf(metas, 'editors').map((agent): Contributor => ({ ...agent, contributorType: 'Editor' })),
      ...(publisher === undefined || institution === undefined
        ? []
        : [{ name: institution, nameType: 'Organizational', contributorType: 'HostingInstitution' } as const]),
    ],
    descriptions: metas
      .texts('eprints.abstract')
      .map(description => ({ description, descriptionType: 'Abstract' as const })),
    rightsList: metas.texts('eprints.rights', 'eprints.license').map(rights => ({ rights })),
    fundingReferences: metas.texts('eprints.funders').map(funderName => ({ funderName })),
    relatedItems: containerOfPage(metas),
  }
  const name = publisher ?? institution
  const types = typesOfPage(metas)
  const language = metas.text('eprints.language')
  metas.take(
    'eprints.eprintid',
    'eprints.eprint_status',
    'eprints.userid',
    'eprints.dir',
    'eprints.datestamp',
    'eprints.lastmod',
  )
  metas.take(
    'eprints.status_changed',
    'eprints.metadata_visibility',
    'eprints.rev_number',
    'eprints.citation',
    'eprints.date_type',
  )
  const record: Datacite = {
    ...(doi !== undefined && { doi }),
    ...(types !== undefined && { types }),
    ...(name !== undefined && { publisher: { name } }),
    ...issuedIn(metas.text('eprints.date')),
    ...(language !== undefined && { language }),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
  }
  const file = metas.texts('eprints.document_url').map(url => ({ url }))
  return withCited(
    record,
    { URL: metas.text('eprints.official_url'), file: file.length > 0 ? file : undefined },
    'html',
  )
}

/**
 * Reads people with their ORCID iDs. EPrints lists the ORCID iDs separately, so they are assigned only if both lists
 * have the same length.
 */
function agentsOf(metas: Metas, list: 'creators' | 'editors'): Agent[] {
  const names = metas.take(`eprints.${list}_name`).map(({ content }) => content)
  const orcids = metas.take(`eprints.${list}_orcid`).map(({ content }) => content)
  const isPaired = orcids.length === names.length
  if (!isPaired) for (const orcid of orcids) metas.leave(`eprints.${list}_orcid`, orcid)
  return names.map((name, index) => {
    const orcid = isPaired ? orcids[index] : undefined
    return { ...agentNamed(name), ...(orcid !== undefined && { nameIdentifiers: [orcidIdentifier(orcid)] }) }
  })
}

/**
 * The general types (10.a) for EPrints types (https://wiki.eprints.org/w/Eprint_types). All other types are read as
 * Other.
 */
const generalTypes: Readonly<Record<string, NonNullable<Types['resourceTypeGeneral']>>> = {
  article: 'JournalArticle',
  audio: 'Sound',
  book: 'Book',
  book_section: 'BookChapter',
  conference_item: 'ConferencePaper',
  dataset: 'Dataset',
  data_collection: 'Dataset',
  image: 'Image',
  monograph: 'Report',
  software: 'Software',
  thesis: 'Dissertation',
  video: 'Audiovisual',
}

function typesOfPage(metas: Metas): Types | undefined {
  const type = metas.text('eprints.type')
  const kind = metas.text('eprints.thesis_type', 'eprints.monograph_type')
  if (type === undefined) return kind === undefined ? undefined : { resourceType: kind }
  const general = Object.hasOwn(generalTypes, type) ? generalTypes[type] : undefined
  const text = kind ?? (general === undefined ? type : undefined)
  return { resourceTypeGeneral: general ?? 'Other', ...(text !== undefined && { resourceType: text }) }
}

function containerOfPage(metas: Metas): NonNullable<Datacite['relatedItems']> {
  const rows = [
    ['Journal', 'eprints.publication'],
    ['Book', 'eprints.book_title'],
    ['ConferenceProceeding', 'eprints.event_title'],
  ] as const
  const found = rows.map(([type, name]) => ({ type, title: metas.text(name) })).find(({ title }) => title !== undefined)
  if (found?.title === undefined) return []
  const issn = metas.texts('eprints.issn').find(text => parseIssn(text) !== undefined)
  const isbn = metas.texts('eprints.isbn').find(text => parseIsbn(text) !== undefined)
  const pages = metas.text('eprints.pagerange')
  return [
    containerItem({
      type: found.type,
      title: found.title,
      issn,
      isbn,
      volume: metas.text('eprints.volume'),
      issue: metas.text('eprints.number'),
      ...(pages !== undefined && splitPages(pages)),
    }),
  ]
}
