import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Stretch } from '../../text/stretch.ts'
import { elementsOf, placesOfElements, readXml, type XmlElement } from '../../text/xml/read.ts'
import type { ReadResult } from '../format.ts'
import { withCited } from '../work/cited-members.ts'
import { withKept } from '../work/losses/write-each.ts'
import { ElementReader } from '../work/reading/element-reader.ts'
import { holderOf } from './holders.ts'
import { kinds, typeOfKind } from './kinds.ts'
import { sayCrossrefXml } from './messages.ts'
import type { Draft, Kind } from './parts/part-types.ts'
import { parts } from './parts/parts.ts'

interface Found {
  holder: XmlElement
  item: XmlElement
  kind: Kind
  registrant: string | undefined
}

/**
 * Reads the works in a Crossref deposit or in a response of Crossref's query service (UNIXREF, UNIXSD).
 *
 * The envelope may be missing. In a deposit, a book and each of its chapters are records; in a response, only the
 * requested work is a record.
 */
export function readCrossrefXml(text: string): ReadResult {
  const xml = readXml(text)
  if (!xml.ok) return xml
  const diagnostics: Diagnostic[] = []
  const found = allWorksIn(xml.root)
  for (const error of errorsIn(xml.root))
    diagnostics.push(
      xml.warning(error, sayCrossrefXml('answer', { answer: new ElementReader(error).line() ?? 'error' })),
    )
  if (found.length > 0) return { ok: true, records: found.map(recordOfHolder), diagnostics }
  const message = sayCrossrefXml('noWork', { root: xml.root.name })
  return { ok: false, diagnostics: [...diagnostics, xml.error(xml.root, 'schema/unrecognised', message)] }
}

/** Returns the text ranges of the works in a document. */
export const placesOfWorks = (text: string): Stretch[] =>
  placesOfElements(text, root => allWorksIn(root).map(({ item }) => item))

const allWorksIn = (root: XmlElement): Found[] => worksInElement(root, undefined, root.local === 'doi_batch')

const table: readonly Kind[] = Object.values(kinds)
const holderNames: ReadonlySet<string> = new Set(table.map(({ holder }) => holder))

/** Returns the error elements that a service returns in place of records. */
const errorsIn = (root: XmlElement): XmlElement[] =>
  elementsOf(root).flatMap(child =>
    child.local === 'error' && elementsOf(child).length === 0
      ? [child]
      : holderNames.has(child.local)
        ? []
        : errorsIn(child),
  )

function worksInElement(element: XmlElement, known: string | undefined, isDeposit: boolean): Found[] {
  const registrant = registrantIn(element) ?? known
  if (holderNames.has(element.local)) return worksOf(element, isDeposit).map(work => ({ ...work, registrant }))
  return elementsOf(element).flatMap(child => worksInElement(child, registrant, isDeposit))
}

function registrantIn(element: XmlElement): string | undefined {
  const reader = new ElementReader(element)
  if (element.local === 'doi_batch') return reader.child('head').text('registrant')
  const publisher = reader.children('crm-item').find(item => item.attribute('name') === 'publisher-name')
  return publisher?.line()
}

/**
 * Returns the works in an element of the body.
 *
 * These are parts such as articles and chapters, or else the journal issues with a DOI, or else whole works such as
 * books.
 *
 * In a deposit, a whole work with its own DOI is also returned with its parts, unless it is a journal or a database. If
 * there are only whole works, those after the first need a DOI.
 */
function worksOf(holder: XmlElement, isDeposit: boolean): Omit<Found, 'registrant'>[] {
  const own = table.filter(kind => kind.holder === holder.local)
  const all = own.flatMap(kind => itemElementsIn(holder, kind).map(item => ({ holder, item, kind })))
  const wholes = all.filter(({ kind }) => isWhole(kind))
  const parts = all.filter(({ kind }) => !isWhole(kind) && kind !== kinds.issue)
  const inner = parts.length > 0 ? parts : all.filter(({ item, kind }) => kind === kinds.issue && hasDoi(item))
  if (inner.length === 0) return wholes.filter(({ item }, index) => index === 0 || hasDoi(item))
  const isBook = holder.local !== 'journal' && holder.local !== 'database'
  return [...(isDeposit && isBook ? wholes.filter(({ item }) => hasDoi(item)) : []), ...inner]
}

/** True if the element of a kind contains the metadata of its holder, as for a book but not for a chapter. */
const isWhole = ({ item }: Kind): boolean => item.endsWith('_metadata')

const hasDoi = (item: XmlElement): boolean => elementsOf(item).some(({ local }) => local === 'doi_data')

function itemElementsIn(holder: XmlElement, { item }: Kind): XmlElement[] {
  if (item === holder.local) return [holder]
  const within = item === 'component' ? elementsOf(holder).flatMap(elementsOf) : elementsOf(holder)
  return within.filter(({ local }) => local === item)
}

/** Attributes for Crossref's own use, which are ignored. */
const bookkeeping = [
  'publication_type',
  'reference_distribution_opts',
  'metadata_distribution_opts',
  'level_sequence_number',
]

function recordOfHolder({ holder, item, kind, registrant }: Found): Datacite {
  const around = new ElementReader(holder)
  // The element of an issue also has the volume.
  const work = item === holder ? around : kind === kinds.issue ? around.child(item.local) : new ElementReader(item)
  const { attribute } = kind.types
  const typed = attribute === undefined ? undefined : (work.attribute(attribute) ?? around.attribute(attribute))
  const type = typeOfKind(kind, typed)
  for (const name of bookkeeping) work.attribute(name)
  work.leave('scn_policies')
  work.child('crossmark').leave('crossmark_version', 'crossmark_domains', 'crossmark_domain_exclusive')
  const language = work.attribute('language')
  const draft: Draft = {
    record: {},
    cited: {},
    container: {},
    kind,
    registrant,
    kept: {},
    around: holderOf(kind.holder).around.map(name => around.child(name)),
  }
  const { record } = draft
  record.types = { resourceTypeGeneral: type.general, ...(type.isWider && { resourceType: type.name }) }
  for (const name of kind.parts) parts[name].read(work, draft)
  if (!isWhole(kind) || kind.holder === 'conference') holderOf(kind.holder).read(around, draft)
  if (kind.holder === 'conference' && isWhole(kind)) parts.contributors.read(around, draft)
  if (language !== undefined) record.language = language
  if (record.publisher === undefined && registrant !== undefined) record.publisher = { name: registrant }
  if (Object.keys(draft.container).length > 0)
    record.relatedItems = [
      { relatedItemType: type.container ?? 'Collection', relationType: 'IsPublishedIn', ...draft.container },
    ]
  const isInner = item !== holder && !isWhole(kind)
  const beside = isInner ? around.rest() : {}
  for (const key of Object.keys(beside)) if (!isAround(key, kind)) delete beside[key]
  return withKept(withCited(record, draft.cited, 'crossref-xml'), 'crossref-xml', {
    ...beside,
    ...work.rest(),
    ...draft.kept,
  })
}

/** True if unread content belongs to the container of the work, not to another work in the same element. */
const isAround = (pointer: string, kind: Kind): boolean =>
  [...holderOf(kind.holder).around, 'journal_metadata', 'event_metadata'].some(
    name => name !== kind.item && pointer.startsWith(`/${name}/`),
  )
