import { entryOf } from '../../core/object.ts'
import { parseDoi } from '../../identifiers/index.ts'
import { vocabularies } from '../../kernel/index.ts'
import type { RelatedIdentifierType, RelationType } from '../../kernel/vocabularies/index.ts'
import type { RelatedIdentifier } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { element } from '../../text/xml/write.ts'
import { type CrossrefRelation, relationOfCrossref, schemeOf } from '../crossref/relations.ts'
import { identify } from '../work/identify.ts'
import { entriesOf, memberText } from '../work/index.ts'
import type { ElementReader } from '../work/reading/element-reader.ts'
import { kernelScheme } from '../work/reading/kernel-identifier.ts'
import { addTo } from '../work/reading/record-lists.ts'
import { isCitation } from './citations.ts'
import type { Part } from './parts/part-types.ts'
import { readUpdates, updatesOf } from './updates.ts'

/**
 * Crossref's relations (https://data.crossref.org/schemas/relations.xsd) that have an equivalent in the kernel (12.b).
 * `intra` marks relations between versions of one work.
 */
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

/**
 * Crossref's relations that the kernel lacks. They are read as `Other`, with the name in Crossref's REST JSON as
 * information.
 */
const otherRelations: Readonly<Record<string, 'inter' | 'intra'>> = {
  finances: 'inter',
  hasComment: 'inter',
  hasExpression: 'intra',
  hasManifestation: 'intra',
  hasReply: 'inter',
  isCommentOn: 'inter',
  isExpressionOf: 'intra',
  isFinancedBy: 'inter',
  isManifestationOf: 'intra',
  isRelatedMaterial: 'inter',
  isReplyTo: 'inter',
}

/**
 * The Crossref relation that is written for a kernel relation that Crossref lacks.
 *
 * The kernel's relation type or, for `Other`, the relationTypeInformation is written as the description.
 */
const described = 'hasRelatedMaterial'

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/**
 * Returns the kernel relation that a description names. For any other description, returns `Other` with the
 * description.
 *
 * Without a description, the relationTypeInformation is Crossref's name of the relation.
 */
function describedRelation(related: ElementReader): CrossrefRelation {
  const description = related.text('description')
  if (description !== undefined && Object.hasOwn(vocabularies.relationType, description))
    return { relationType: description as RelationType }
  return { relationType: 'Other', relationTypeInformation: description ?? kebab(described) }
}

/**
 * Returns Crossref's relation for a related work, or a relation with a description if Crossref lacks the relation.
 * Returns an empty object if the record states no relation, or `Other` without information.
 */
function relationIn({ relationType, relationTypeInformation }: RelatedIdentifier): {
  name?: string
  span?: 'inter' | 'intra'
  description?: string
} {
  const [known, kind] = (relationType && entryOf(relationNames, relationType)) ?? []
  if (known !== undefined && kind !== undefined) return { name: known, span: kind }
  const information = textOf(relationTypeInformation).trim()
  if (relationType === undefined || (relationType === 'Other' && information === '')) return {}
  if (relationType !== 'Other') return { name: described, span: 'inter', description: relationType }
  const name = information.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const span = entryOf(otherRelations, name)
  if (span !== undefined && kebab(name) === information) return { name, span }
  if (information === kebab(described)) return { name: described, span: 'inter' }
  return { name: described, span: 'inter', description: information }
}

/** Crossref's names for the identifier schemes of the kernel (12.a). */
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

/** Returns the `program` elements of a work, which contain its funders, licences and relations. */
export function programsIn(item: ElementReader): ElementReader[] {
  const holders = [item, item.child('crossmark').child('custom_metadata')]
  const programs = holders.flatMap(holder => holder.children('program'))
  for (const program of programs) program.attribute('name')
  return programs
}

/** The relations of the work to other works. Also reads the updates of a notice. */
export const relations: Part = {
  read(item, draft) {
    const { record } = draft
    for (const related of programsIn(item).flatMap(program => program.children('related_item')))
      for (const relation of related.children('inter_work_relation', 'intra_work_relation')) {
        const text = relation.line()
        const name = relation.attribute('relationship-type')
        const idType = relation.attribute('identifier-type') ?? ''
        const type =
          schemeOf(idType) ?? (idType === 'other' ? kernelScheme(identify(text ?? '')?.type ?? '') : undefined)
        if (text === undefined || name === undefined) continue
        const doi = type === 'DOI' ? parseDoi(text) : undefined
        addTo(record, 'relatedIdentifiers', {
          relatedIdentifier: doi ?? text,
          ...(type !== undefined && { relatedIdentifierType: type }),
          ...(name === described ? describedRelation(related) : relationOfCrossref(kebab(name))),
        })
      }
    readUpdates(item, draft)
  },
  write(writing) {
    const { work, account, kind } = writing
    const hasList = kind.parts.includes('citations')
    const updates = new Set(updatesOf(writing).map(({ step }) => step))
    const blocks = entriesOf<RelatedIdentifier>(work.record.relatedIdentifiers, ['relatedIdentifiers']).flatMap(
      entry => {
        const held = memberText(entry, 'relatedIdentifier')
        const { relatedIdentifierType } = entry.value
        const { name, span, description } = relationIn(entry.value)
        const isTold = held !== undefined && identify(held.value)?.type === relatedIdentifierType
        const type =
          relatedIdentifierType && (entryOf(identifierTypes, relatedIdentifierType) ?? (isTold ? 'other' : undefined))
        if (held === undefined || name === undefined || type === undefined || (hasList && isCitation(entry.value)))
          return []
        if (updates.has(entry.step)) return []
        for (const member of ['relationType', 'relatedIdentifierType']) account.carryPath(entry.at(member))
        if (entry.value.relationType === 'Other') account.carryPath(entry.at('relationTypeInformation'))
        const text = type === 'doi' ? (parseDoi(held.value) ?? held.value) : held.value
        const attributes = { 'relationship-type': name, 'identifier-type': type }
        return [
          element('rel:related_item', {}, [
            ...(description === undefined ? [] : [element('rel:description', {}, description)]),
            element(`rel:${span}_work_relation`, attributes, account.carry(held.as(text))),
          ]),
        ]
      },
    )
    return blocks.length === 0 ? [] : [element('rel:program', {}, blocks)]
  },
}
