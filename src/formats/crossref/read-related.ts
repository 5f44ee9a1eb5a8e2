import { isObject } from '../../core/object.ts'
import { parseDoi } from '../../identifiers/index.ts'
import type { FundingReference, RelatedIdentifier } from '../../model/datacite.ts'
import type { MemberReader } from '../work/reading/member-reader.ts'
import { type CrossrefRelation, relationOfCrossref, schemeOf, updatedBy, updateOf } from './relations.ts'

/** Reads the related works: relations, corrected or replaced works, and citations with a DOI. */
export function readRelated(work: MemberReader): { related: RelatedIdentifier[]; unidentified: unknown[] } {
  const related: RelatedIdentifier[] = []
  const relation = work.member('relation')
  for (const name of relation.names()) {
    // Only says that somebody deposits relations.
    if (name === 'cites') relation.leave([name])
    for (const entry of relation.members(name)) {
      const [id, type] = [entry.text('id'), entry.text('id-type')]
      entry.leave(['asserted-by'])
      if (id !== undefined) related.push(identified(id, type, relationOfCrossref(name)))
    }
  }
  for (const update of work.members('update-to')) {
    const [doi, type] = [update.text('DOI'), update.text('type')]
    update.leave(['label', 'source', 'record-id'])
    if (doi !== undefined) related.push(identified(doi, 'doi', updateOf(type ?? 'update')))
  }
  for (const update of work.members('updated-by')) {
    const [doi, type] = [update.text('DOI'), update.text('type')]
    update.leave(['label', 'source', 'record-id'])
    if (doi !== undefined) related.push(identified(doi, 'doi', updatedBy(type ?? 'update')))
  }
  const { cited, unidentified } = readReferences(work)
  return { related: [...related, ...cited], unidentified }
}

function identified(id: string, idType: string | undefined, relation: CrossrefRelation): RelatedIdentifier {
  const type = idType === undefined ? undefined : schemeOf(idType)
  const doi = type === 'DOI' ? parseDoi(id) : undefined
  return { relatedIdentifier: doi ?? id, ...(type !== undefined && { relatedIdentifierType: type }), ...relation }
}

/** The references with a DOI, each once; the others have no place in the kernel. */
function readReferences(work: MemberReader): { cited: RelatedIdentifier[]; unidentified: unknown[] } {
  const list: unknown = work.take('reference')
  const entries: unknown[] = Array.isArray(list) ? list : []
  const dois = new Set<string>()
  const unidentified = entries.filter(entry => {
    const doi = isObject(entry) && typeof entry.DOI === 'string' ? parseDoi(entry.DOI) : undefined
    if (doi !== undefined) dois.add(doi)
    return doi === undefined
  })
  const cited = [...dois].map(
    (doi): RelatedIdentifier => ({
      relatedIdentifier: doi,
      relatedIdentifierType: 'DOI',
      relationType: 'References',
    }),
  )
  return { cited, unidentified }
}

/** Reads the funders of a work, with one entry per award. */
export function readFunders(work: MemberReader): FundingReference[] {
  return work.members('funder').flatMap(funder => {
    const [name, id, awards] = [funder.text('name'), funder.text('DOI'), funder.texts('award')]
    funder.leave(['doi-asserted-by', 'id'])
    const reference: FundingReference = {
      ...(name !== undefined && { funderName: name }),
      ...(id !== undefined && {
        funderIdentifier: `https://doi.org/${parseDoi(id) ?? id}`,
        funderIdentifierType: 'Crossref Funder ID' as const,
      }),
    }
    return awards.length === 0 ? [reference] : awards.map(awardNumber => ({ ...reference, awardNumber }))
  })
}
