import { isObject } from '../../core/object.ts'
import { extrasFor } from '../../datacite/writing/extras.ts'
import { parseDoi } from '../../identifiers/index.ts'
import type { Datacite, RelatedIdentifier } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { entriesOf, memberText } from '../work/index.ts'
import { addTo } from '../work/reading/record-lists.ts'
import { sayCrossrefXml } from './messages.ts'
import type { Part } from './parts/part-types.ts'

/** The elements, other than `doi`, that a written citation may contain. */
const citationMembers: ReadonlySet<string> = new Set(
  (
    'issn journal_title author volume issue first_page elocation_id cYear isbn series_title volume_title ' +
    'edition_number component_number article_title std_designator unstructured_citation'
  ).split(' '),
)

/**
 * The pointer, in the extras, to the citations that a related identifier cannot represent completely. Each is an object
 * with the citation's key and the text of each element under its name.
 */
const citationList = '/citation_list/citation'

/** The citations of the work. The kernel has a place only for their DOIs; all other texts are kept. */
export const citations: Part = {
  read(item, { record, kept }) {
    const seen = new Set<string>()
    const described: object[] = []
    for (const citation of item.child('citation_list').children('citation')) {
      const doi = citation.has('doi') ? parseDoi(citation.text('doi') ?? '') : undefined
      const members: Record<string, string> = Object.create(null)
      const key = citation.attribute('key')
      if (key !== undefined) members.key = key
      for (const part of citation.all()) {
        const text = part.line()
        part.attribute('provider')
        if (text !== undefined) members[part.name] ??= text
      }
      if (doi === undefined || Object.keys(members).some(name => name !== 'key' && name !== 'doi'))
        described.push(members)
      if (doi !== undefined && !seen.has(doi))
        addTo(record, 'relatedIdentifiers', {
          relatedIdentifier: doi,
          relatedIdentifierType: 'DOI',
          relationType: 'References',
        })
      if (doi !== undefined) seen.add(doi)
    }
    if (described.length > 0) kept[citationList] = described
  },
  write({ work, account }) {
    const entries = entriesOf<RelatedIdentifier>(work.record.relatedIdentifiers, ['relatedIdentifiers'], isCitation)
    const kept = keptCitations(work.record)
    const cited = entries.flatMap(entry => {
      const held = memberText(entry, 'relatedIdentifier')
      const found = held && parseDoi(held.value)
      if (held === undefined || found === undefined) return []
      account.carryPath(entry.at('relatedIdentifierType'))
      if (entry.value.relationType === 'Cites')
        account.changed(entry.at('relationType'), sayCrossrefXml('citesAsCitation'))
      else account.carryPath(entry.at('relationType'))
      const doi = account.carry(held.as(found))
      const texts = kept.find(citation => doiOfKept(citation)?.toLowerCase() === doi.toLowerCase())
      return [texts === undefined ? [element('doi', {}, doi)] : blocksOf(texts, doi)]
    })
    const all = [...cited, ...kept.filter(citation => doiOfKept(citation) === undefined).map(one => blocksOf(one))]
    const blocks = all.map((within, index) => element('citation', { key: `ref${index + 1}` }, within))
    return blocks.length === 0 ? [] : [element('citation_list', {}, blocks)]
  },
}

function keptCitations(record: Datacite): Readonly<Record<string, unknown>>[] {
  const given = extrasFor(record, 'crossref-xml')?.[citationList]
  return (Array.isArray(given) ? (given as unknown[]) : []).filter(isObject)
}

const doiOfKept = ({ doi }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof doi === 'string' ? parseDoi(doi) : undefined

/**
 * Returns the known elements of a kept citation in their original order. Replaces the kept DOI with `doi`, or omits the
 * DOI if `doi` is undefined.
 */
const blocksOf = (citation: Readonly<Record<string, unknown>>, doi?: string): Block[] =>
  Object.entries(citation).flatMap(([name, text]) => {
    if (name === 'doi') return doi === undefined ? [] : [element(name, {}, doi)]
    return citationMembers.has(name) && typeof text === 'string' && text !== '' ? [element(name, {}, text)] : []
  })

/** True if a pointer in the extras is that of the kept citations, which are written back. */
export const isWrittenAgain = (pointer: string): boolean => pointer === citationList

/** True if a relation is a citation of another work by its DOI. */
export const isCitation = ({ relationType, relatedIdentifierType, relatedIdentifier }: RelatedIdentifier): boolean =>
  (relationType === 'References' || relationType === 'Cites') &&
  relatedIdentifierType === 'DOI' &&
  parseDoi(textOf(relatedIdentifier)) !== undefined
