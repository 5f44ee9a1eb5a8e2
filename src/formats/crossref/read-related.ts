import { isObject } from '../../core/object.ts'
import { formatRor, parseDoi, parseRor } from '../../identifiers/index.ts'
import type { FundingReference, RelatedIdentifier } from '../../model/datacite.ts'
import { schemeAddress } from '../work/losses/schemes.ts'
import type { MemberReader } from '../work/reading/member-reader.ts'
import { type CrossrefRelation, relationOfCrossref, schemeOf, updatedBy, updateOf } from './relations.ts'

/**
 * Reads the related works: relations, updated works, update notices, and citations with a DOI. `described` contains the
 * citations that have more than a DOI, or no DOI.
 */
export function readRelated(work: MemberReader): { related: RelatedIdentifier[]; described: unknown[] } {
  const related: RelatedIdentifier[] = []
  const relation = work.member('relation')
  for (const name of relation.names()) {
    // The member only states that relations are deposited.
    if (name === 'cites') relation.leave([name])
    for (const entry of relation.members(name)) {
      const [id, type] = [entry.text('id'), entry.text('id-type')]
      entry.leave(['asserted-by'])
      if (id !== undefined) related.push(identified(id, type, relationOfCrossref(name)))
    }
  }
  for (const update of work.members('update-to')) {
    const [doi, type] = [update.text('DOI'), update.text('type')]
    update.leave(['source', 'record-id'])
    if (labelsOf(type).has(update.peek('label')?.toLowerCase() ?? '')) update.leave(['label'])
    if (doi !== undefined) related.push(identified(doi, 'doi', updateOf(type ?? 'update')))
  }
  for (const update of work.members('updated-by')) {
    const [doi, type] = [update.text('DOI'), update.text('type')]
    update.leave(['source', 'record-id'])
    if (labelsOf(type).has(update.peek('label')?.toLowerCase() ?? '')) update.leave(['label'])
    if (doi !== undefined) related.push(identified(doi, 'doi', updatedBy(type ?? 'update')))
  }
  const { cited, described } = readReferences(work)
  return { related: [...related, ...cited], described }
}

/** Returns the labels that only repeat the type of an update, such as `new version` for `new_version`. */
const labelsOf = (type = ''): ReadonlySet<string> => new Set([type, type.replace(/[_-]/g, ' ')])

function identified(id: string, idType: string | undefined, relation: CrossrefRelation): RelatedIdentifier {
  const type = idType === undefined ? undefined : schemeOf(idType)
  const doi = type === 'DOI' ? parseDoi(id) : undefined
  return { relatedIdentifier: doi ?? id, ...(type !== undefined && { relatedIdentifierType: type }), ...relation }
}

/**
 * Reads the references with a DOI, each once. Entries without a DOI, or with further data about the cited work, are
 * returned whole in `described`, because the kernel cannot represent them.
 */
function readReferences(work: MemberReader): { cited: RelatedIdentifier[]; described: unknown[] } {
  const list: unknown = work.take('reference')
  const entries: unknown[] = Array.isArray(list) ? list : list === undefined ? [] : [list]
  const dois = new Set<string>()
  const described = entries.filter(entry => {
    const doi = isObject(entry) && typeof entry.DOI === 'string' ? parseDoi(entry.DOI) : undefined
    if (doi !== undefined) dois.add(doi)
    return doi === undefined || (isObject(entry) && Object.keys(entry).some(name => !onlyIdentifies.has(name)))
  })
  const cited = [...dois].map(
    (doi): RelatedIdentifier => ({
      relatedIdentifier: doi,
      relatedIdentifierType: 'DOI',
      relationType: 'References',
    }),
  )
  return { cited, described }
}

/** The members of a reference that contain no data about the cited work other than its DOI. */
const onlyIdentifies: ReadonlySet<string> = new Set(['key', 'DOI', 'doi-asserted-by'])

/** Reads the funders of a work: one entry per award, or one entry for a funder without an award. */
export function readFunders(work: MemberReader): FundingReference[] {
  return work.members('funder').flatMap(funder => {
    const [name, id, awards] = [funder.text('name'), funder.text('DOI'), funder.texts('award')]
    funder.leave(['doi-asserted-by'])
    const reference: FundingReference = {
      ...(name !== undefined && { funderName: name }),
      ...(id === undefined
        ? readFunderId(funder)
        : {
            funderIdentifier: `https://doi.org/${parseDoi(id) ?? id}`,
            funderIdentifierType: 'Crossref Funder ID' as const,
          }),
    }
    const doi = id === undefined ? undefined : (parseDoi(id) ?? id).toLowerCase()
    const ids = [funder.peekAny('id') ?? []].flat()
    if (
      ids.every(entry => isObject(entry) && typeof entry.id === 'string' && parseDoi(entry.id)?.toLowerCase() === doi)
    )
      funder.leave(['id'])
    return awards.length === 0 ? [reference] : awards.map(awardNumber => ({ ...reference, awardNumber }))
  })
}

/** Reads the identifier of a funder without a DOI: its ROR ID, else the first identifier in the list. */
function readFunderId(funder: MemberReader): FundingReference {
  const ids = funder.members('id').map(entry => ({ entry, id: entry.peek('id') }))
  const chosen = ids.find(({ id }) => id !== undefined && parseRor(id) !== undefined) ?? ids[0]
  for (const { entry } of ids) if (entry !== chosen?.entry) entry.keepAside()
  if (chosen?.id === undefined) return {}
  const ror = parseRor(chosen.id)
  chosen.entry.leave(['id', 'asserted-by', ...(ror === undefined ? [] : ['id-type'])])
  return {
    funderIdentifier: ror === undefined ? chosen.id : formatRor(ror),
    funderIdentifierType: ror === undefined ? 'Other' : 'ROR',
    ...(ror !== undefined && { schemeUri: schemeAddress('ROR') }),
  }
}
