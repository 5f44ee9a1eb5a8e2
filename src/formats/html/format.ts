import { requireText } from '../../core/argument.ts'
import type { Diagnostic } from '../../core/diagnostic.ts'
import { toPointer } from '../../core/pointer.ts'
import { extrasOf } from '../../datacite/dialects/dialect.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import { quoted } from '../../datacite/writing/quote.ts'
import { parseDoi } from '../../identifiers/index.ts'
import type { Cited, CitedFile, Datacite } from '../../model/datacite.ts'
import { inputFinding, inputWarning } from '../../text/input-finding.ts'
import { recordOfStatements } from '../dublin-core/read-terms.ts'
import { dublinCoreTerms, isTerm, type Statement } from '../dublin-core/terms.ts'
import type { OtherFormat, ReadResult } from '../format.ts'
import { rightsOfNode } from '../schema-org/read/read-rights.ts'
import { htmlRow } from '../table.ts'
import { agentNamed } from '../tagged/reference-names.ts'
import { withCited } from '../work/cited-members.ts'
import { addFurtherNumbers } from '../work/further-numbers.ts'
import { isDoiUrl } from '../work/identify.ts'
import { isHtml } from './detect.ts'
import { readEprints } from './eprints.ts'
import { containerItem, highwireMetas, readHighwire } from './highwire.ts'
import { readBlocks } from './json-ld.ts'
import { sayHtml } from './messages.ts'
import { issuedIn, Metas } from './metas.ts'
import { type PageLink, type PageMeta, readPage } from './page.ts'

/**
 * HTML landing pages, a read-only format.
 *
 * JSON-LD of schema.org is read first, then the `meta` elements of Highwire Press, EPrints, Dublin Core and PRISM, then
 * links, and Open Graph last. Each source fills the gaps of the sources before it.
 */
export const html: OtherFormat<'html', 'detect' | 'read'> = {
  ...htmlRow,
  detect: (text, sample = sampleText(text)) => isHtml(sample),
  read: readLandingPage,
}

function readLandingPage(text: string): ReadResult {
  requireText(text)
  const page = readPage(text)
  const blocks = readBlocks(page.jsonLd, text)
  const vocabulary = (pattern: RegExp): Metas => new Metas(page.metas.filter(({ name }) => pattern.test(name)))
  const [highwire, prism, eprints] = [
    new Metas(highwireMetas(page.metas)),
    vocabulary(/^prism\./),
    vocabulary(/^eprints\./),
  ]
  const dublin = statementsOf(page.metas)
  const diagnostics = [...blocks.diagnostics]
  const sources = [
    ...blocks.records.slice(0, 1),
    ...(highwire.any ? [withRest(readHighwire(highwire), highwire)] : []),
    ...(eprints.any ? [withRest(readEprints(eprints), eprints)] : []),
    ...(dublin.statements.length > 0 ? [recordOfStatements(dublin.statements, dublin.others)] : []),
    ...(prism.any ? [withRest(readPrism(prism), prism)] : []),
    readLinks(page.links),
  ]
  const isKnown = sources.length > 1 || sources[0]?.doi !== undefined
  const last = readOpenGraph(
    vocabulary(/^(?:og:|article:|book:|twitter:|(?:author|description|keywords)$)/),
    page.title,
  )
  if (!isKnown && last.titles === undefined) return nothing(diagnostics, blocks.areFaulty)
  if (!isKnown)
    diagnostics.push(inputWarning('unreadable-value', sayHtml(blocks.areFaulty ? 'titleOnly' : 'onlyPage'), ''))
  const [first = {}, ...others] = [...sources, last]
  const record = others.reduce((whole, next) => filled(whole, next, diagnostics), first)
  return { ok: true, records: [record, ...blocks.records.slice(1)], diagnostics }
}

const nothing = (diagnostics: Diagnostic[], areFaulty: boolean): ReadResult => ({
  ok: false,
  diagnostics: [
    ...diagnostics,
    inputFinding('schema/unrecognised', areFaulty ? sayHtml('nothingElse') : sayHtml('nothing'), ''),
  ],
})

/**
 * Returns the Dublin Core statements in `meta` elements, in the order of the terms. Other terms are returned
 * separately: https://www.dublincore.org/specifications/dublin-core/dcq-html/.
 */
function statementsOf(metas: readonly PageMeta[]): { statements: Statement[]; others: Map<string, string[]> } {
  const said: Statement[] = []
  const others = new Map<string, string[]>()
  for (const { name, content, lang } of metas) {
    const local = /^dc(?:terms)?[.:](.{1,100})$/.exec(name)?.[1]
    if (local === undefined) continue
    const term = Object.hasOwn(refined, local) ? refined[local] : local
    if (term !== undefined && isTerm(term)) said.push({ term, text: content, ...(lang !== undefined && { lang }) })
    else others.set(local, [...(others.get(local) ?? []), content])
  }
  return { statements: dublinCoreTerms.flatMap(term => said.filter(statement => statement.term === term)), others }
}

/** Terms that refine a Dublin Core element, each with the element. */
const refined: Readonly<Record<string, Statement['term']>> = {
  abstract: 'description',
  'date.issued': 'date',
  'description.abstract': 'description',
  'identifier.doi': 'identifier',
  'identifier.uri': 'identifier',
  issued: 'date',
  license: 'rights',
}

/** Adds the unread `meta` elements of a vocabulary to the extras of a record. */
function withRest(record: Datacite, metas: Metas): Datacite {
  const members: Record<string, unknown> = Object.create(null)
  for (const [name, texts] of metas.rest()) members[toPointer([name])] = texts
  const { extras } = extrasOf('html', members)
  if (extras === undefined) return record
  return { ...record, extras: { ...extras, ...(record.extras?.cited !== undefined && { cited: record.extras.cited }) } }
}

/**
 * Completes a record with members, licences and extras from another record.
 *
 * If the two records have different DOIs, reports the DOIs and returns the first record unchanged.
 */
function filled(record: Datacite, other: Datacite, diagnostics: Diagnostic[]): Datacite {
  if (record.doi !== undefined && other.doi !== undefined && record.doi.toLowerCase() !== other.doi.toLowerCase()) {
    const message = sayHtml('twoDois', { first: quoted(record.doi), second: quoted(other.doi) })
    diagnostics.push(inputWarning('unreadable-value', message, ''))
    return record
  }
  const cited: Cited = { ...other.extras?.cited, ...record.extras?.cited }
  const members = { ...other.extras?.members, ...record.extras?.members }
  const isHeld = Object.keys(cited).length > 0 || Object.keys(members).length > 0
  const missing = Object.entries(other).filter(([name]) => !Object.hasOwn(record, name))
  // A licence does not replace a copyright notice, so both are kept.
  const licences = (other.rightsList ?? []).filter(
    ({ rightsUri }) => rightsUri !== undefined && !record.rightsList?.some(known => known.rightsUri === rightsUri),
  )
  const rightsList = [...(record.rightsList ?? []), ...licences]
  return {
    ...record,
    ...Object.fromEntries(missing),
    ...(record.rightsList !== undefined && { rightsList }),
    ...(isHeld && {
      extras: { format: 'html', members, ...(Object.keys(cited).length > 0 && { cited }) },
    }),
  }
}

/**
 * Reads Open Graph (https://ogp.me) and the `meta` elements `author`, `description` and `keywords`. These describe the
 * page, which is taken to be the work.
 */
function readOpenGraph(metas: Metas, pageTitle: string | undefined): Datacite {
  const title = metas.text('og:title', 'twitter:title') ?? (pageTitle || undefined)
  const description = metas.text('og:description', 'twitter:description', 'description')
  const people = metas.texts('author').map(agentNamed)
  const subjects = [...metas.texts('article:tag'), ...metas.texts('keywords').flatMap(text => text.split(','))].flatMap(
    word => (word.trim() === '' ? [] : [{ subject: word.trim() }]),
  )
  const site = metas.text('og:site_name')
  const record: Datacite = {
    ...(title !== undefined && { titles: [{ title }] }),
    ...(people.length > 0 && { creators: people }),
    ...(site !== undefined && { publisher: { name: site } }),
    ...issuedIn(metas.text('article:published_time', 'og:article:published_time', 'book:release_date')),
    ...(subjects.length > 0 && { subjects }),
    ...(description !== undefined && { descriptions: [{ description, descriptionType: 'Abstract' as const }] }),
  }
  return withCited(record, { URL: metas.text('og:url') }, 'html')
}

/** Reads the PRISM elements of a page: https://www.w3.org/submissions/2020/SUBM-prism-20200910/. */
function readPrism(metas: Metas): Datacite {
  const title = metas.text('prism.publicationname')
  const doi = metas.text('prism.doi')
  const [printed, electronic, isbn] = [metas.text('prism.issn'), metas.text('prism.eissn'), metas.text('prism.isbn')]
  const issn = printed ?? electronic
  const [volume, issue] = [metas.text('prism.volume'), metas.text('prism.number', 'prism.issueidentifier')]
  const [firstPage, lastPage] = [metas.text('prism.startingpage'), metas.text('prism.endingpage')]
  const subjects = metas.texts('prism.keyword').map(subject => ({ subject }))
  const rights = metas.texts('prism.copyright').map(text => ({ rights: text }))
  const record: Datacite = {
    ...(doi !== undefined && { doi: parseDoi(doi) ?? doi }),
    ...issuedIn(metas.text('prism.publicationdate', 'prism.coverdate', 'prism.onlinedate')),
    ...(subjects.length > 0 && { subjects }),
    ...(rights.length > 0 && { rightsList: rights }),
    ...(title !== undefined && {
      relatedItems: [containerItem({ type: 'Journal', title, issn, isbn, volume, issue, firstPage, lastPage })],
    }),
  }
  if (title !== undefined && printed !== undefined && electronic !== undefined && electronic !== printed)
    addFurtherNumbers(record, [{ number: electronic, type: 'EISSN' }])
  return withCited(record, { URL: metas.text('prism.url') }, 'html')
}

/** Reads the links of a page: its URL, and Signposting's typed links (https://signposting.org/FAIR/). */
function readLinks(links: readonly PageLink[]): Datacite {
  const targets = (rel: string): PageLink[] =>
    links.filter(link => link.rel.includes(rel) && /^https?:\/\//i.test(link.href))
  const page = targets('canonical')[0]?.href
  const cited = [...targets('cite-as').map(({ href }) => href), page ?? ''].flatMap(href => parseDoi(href) ?? [])[0]
  const licences = targets('license').map(({ href }) => rightsOfNode(href))
  const file = targets('item').map(
    ({ href, type }): CitedFile => ({ url: href, ...(type !== undefined && { mediaType: type }) }),
  )
  const record: Datacite = {
    ...(cited !== undefined && { doi: cited }),
    ...(licences.length > 0 && { rightsList: licences }),
  }
  return withCited(
    record,
    { URL: page !== undefined && isDoiUrl(page) ? undefined : page, file: file.length > 0 ? file : undefined },
    'html',
  )
}
