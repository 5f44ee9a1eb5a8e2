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

/** The text elements that may describe a cited work without a DOI. */
const citationMembers: ReadonlySet<string> = new Set(
  (
    'issn journal_title author volume issue first_page elocation_id cYear isbn series_title volume_title ' +
    'edition_number component_number article_title std_designator unstructured_citation'
  ).split(' '),
)

/** The place of citations without a DOI. Each is an object with the text of every element under its name. */
const citationList = '/citation_list/citation'

/** The citations of the work. The kernel has a place for citations with a DOI only. */
export const citations: Part = {
  read(item, { record, kept }) {
    const seen = new Set<string>()
    const others: object[] = []
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
      if (doi === undefined) others.push(members)
      else if (!seen.has(doi))
        addTo(record, 'relatedIdentifiers', {
          relatedIdentifier: doi,
          relatedIdentifierType: 'DOI',
          relationType: 'References',
        })
      if (doi !== undefined) seen.add(doi)
    }
    if (others.length > 0) kept[citationList] = others
  },
  write({ work, account }) {
    const entries = entriesOf<RelatedIdentifier>(work.record.relatedIdentifiers, ['relatedIdentifiers'], isCitation)
    const cited = entries.flatMap(entry => {
      const held = memberText(entry, 'relatedIdentifier')
      const found = held && parseDoi(held.value)
      if (held === undefined || found === undefined) return []
      account.carryPath(entry.at('relatedIdentifierType'))
      if (entry.value.relationType === 'Cites')
        account.changed(entry.at('relationType'), sayCrossrefXml('citesAsCitation'))
      else account.carryPath(entry.at('relationType'))
      return [[element('doi', {}, account.carry(held.as(found)))]]
    })
    const all = [...cited, ...keptCitations(work.record)]
    const blocks = all.map((within, index) => element('citation', { key: `ref${index + 1}` }, within))
    return blocks.length === 0 ? [] : [element('citation_list', {}, blocks)]
  },
}

/** Citations without a DOI that were read from the same format. */
function keptCitations(record: Datacite): Block[][] {
  const given = extrasFor(record, 'crossref-xml')?.[citationList]
  const list: unknown[] = Array.isArray(given) ? given : []
  return list
    .filter(isObject)
    .map(citation =>
      Object.entries(citation).flatMap(([name, text]) =>
        citationMembers.has(name) && typeof text === 'string' && text !== '' ? [element(name, {}, text)] : [],
      ),
    )
}

/** True if a kept value of a work is written back. */
export const isWrittenAgain = (pointer: string): boolean => pointer === citationList

/** True if a relation is a citation of another work by its DOI. */
export const isCitation = ({ relationType, relatedIdentifierType, relatedIdentifier }: RelatedIdentifier): boolean =>
  (relationType === 'References' || relationType === 'Cites') &&
  relatedIdentifierType === 'DOI' &&
  parseDoi(textOf(relatedIdentifier)) !== undefined
