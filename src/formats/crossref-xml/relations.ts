import { entryOf } from '../../core/object.ts'
import { parseDoi } from '../../identifiers/index.ts'
import type { RelatedIdentifierType, RelationType } from '../../kernel/vocabularies/index.ts'
import type { RelatedIdentifier } from '../../model/datacite.ts'
import { element } from '../../text/xml/write.ts'
import { relationOfCrossref, schemeOf } from '../crossref/relations.ts'
import { entriesOf, memberText } from '../work/index.ts'
import type { ElementReader } from '../work/reading/element-reader.ts'
import { addTo } from '../work/reading/record-lists.ts'
import { isCitation } from './citations.ts'
import type { Part } from './parts/part-types.ts'

/** The relations of Crossref (https://data.crossref.org/schemas/relations.xsd) that say what the kernel's say (12.b): whether between versions of one work. */
const relationNames: Readonly<Partial<Record<RelationType, readonly [name: string, kind: 'inter' | 'intra']>>> = {
  Compiles: ['compiles', 'inter'],
  Continues: ['continues', 'inter'],
  Documents: ['documents', 'inter'],
  HasPart: ['hasPart', 'inter'],
  HasTranslation: ['hasTranslation', 'intra'],
  HasVersion: ['hasVersion', 'intra'],
  IsCompiledBy: ['isCompiledBy', 'inter'],
  IsContinuedBy: ['isContinuedBy', 'inter'],
  IsDerivedFrom: ['isDerivedFrom', 'inter'],
  IsDocumentedBy: ['isDocumentedBy', 'inter'],
  IsIdenticalTo: ['isIdenticalTo', 'intra'],
  IsObsoletedBy: ['isReplacedBy', 'intra'],
  IsOriginalFormOf: ['isOriginalFormOf', 'intra'],
  IsPartOf: ['isPartOf', 'inter'],
  IsReferencedBy: ['isReferencedBy', 'inter'],
  IsRequiredBy: ['isRequiredBy', 'inter'],
  IsReviewedBy: ['hasReview', 'inter'],
  IsSourceOf: ['hasDerivation', 'inter'],
  IsSupplementTo: ['isSupplementTo', 'inter'],
  IsSupplementedBy: ['isSupplementedBy', 'inter'],
  IsTranslationOf: ['isTranslationOf', 'intra'],
  IsVariantFormOf: ['isVariantFormOf', 'intra'],
  IsVersionOf: ['isVersionOf', 'intra'],
  Obsoletes: ['replaces', 'intra'],
  References: ['references', 'inter'],
  Requires: ['requires', 'inter'],
  Reviews: ['isReviewOf', 'inter'],
}

/** Crossref's names of the kernel's schemes of identifiers (12.a). */
const identifierTypes: Readonly<Partial<Record<RelatedIdentifierType, string>>> = {
  ARK: 'ark',
  DOI: 'doi',
  Handle: 'handle',
  ISBN: 'isbn',
  ISSN: 'issn',
  PMID: 'pmid',
  PURL: 'purl',
  URL: 'uri',
  arXiv: 'arxiv',
}

/** The programs, as Crossref calls them, of a work: for its funders, licences and relations. */
export function programsIn(item: ElementReader): ElementReader[] {
  const holders = [item, item.child('crossmark').child('custom_metadata')]
  const programs = holders.flatMap(holder => holder.children('program'))
  for (const program of programs) program.attribute('name')
  return programs
}

/** The relations of the work. */
export const relations: Part = {
  read(item, { record }) {
    for (const related of programsIn(item).flatMap(program => program.children('related_item')))
      for (const relation of related.children('inter_work_relation', 'intra_work_relation')) {
        const text = relation.line()
        const name = relation.attribute('relationship-type')
        const type = schemeOf(relation.attribute('identifier-type') ?? '')
        if (text === undefined || name === undefined) continue
        const doi = type === 'DOI' ? parseDoi(text) : undefined
        addTo(record, 'relatedIdentifiers', {
          relatedIdentifier: doi ?? text,
          ...(type !== undefined && { relatedIdentifierType: type }),
          ...relationOfCrossref(name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)),
        })
      }
    const updates = item.child('crossmark').child('updates').children('update')
    for (const update of updates) {
      const doi = update.line()
      const type = update.attribute('type')
      if (doi === undefined) continue
      const isNewer = type === 'new_version' || type === 'new_edition'
      addTo(record, 'relatedIdentifiers', {
        relatedIdentifier: parseDoi(doi) ?? doi,
        relatedIdentifierType: 'DOI',
        relationType: isNewer ? 'IsNewVersionOf' : 'Other',
        ...(!isNewer && type !== undefined && { relationTypeInformation: type.replaceAll('_', ' ') }),
      })
    }
  },
  write({ work, account, kind }) {
    const hasList = kind.parts.includes('citations')
    const blocks = entriesOf<RelatedIdentifier>(work.record.relatedIdentifiers, ['relatedIdentifiers']).flatMap(
      entry => {
        const held = memberText(entry, 'relatedIdentifier')
        const { relationType, relatedIdentifierType } = entry.value
        const [name, span] = (relationType && entryOf(relationNames, relationType)) ?? []
        const type = relatedIdentifierType && entryOf(identifierTypes, relatedIdentifierType)
        if (held === undefined || name === undefined || type === undefined || (hasList && isCitation(entry.value)))
          return []
        for (const member of ['relationType', 'relatedIdentifierType']) account.carryPath(entry.at(member))
        const text = type === 'doi' ? (parseDoi(held.value) ?? held.value) : held.value
        const attributes = { 'relationship-type': name, 'identifier-type': type }
        return [
          element('rel:related_item', {}, [
            element(`rel:${span}_work_relation`, attributes, account.carry(held.as(text))),
          ]),
        ]
      },
    )
    return blocks.length === 0 ? [] : [element('rel:program', {}, blocks)]
  },
}
