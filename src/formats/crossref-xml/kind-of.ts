import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'
import { type CrossrefType, crossrefType } from '../crossref/types.ts'
import { citedOf, type Work } from '../work/index.ts'
import type { Kind } from './kind.ts'
import { kinds } from './kinds.ts'

/** The general type (10.a) of a work, and its free text, by the attribute that tells types apart. */
export function typeOfKind(kind: Kind, value: string | undefined): CrossrefType & { name: string } {
  const [usual = ''] = Object.values(kind.types.values)
  const type = Object.hasOwn(kind.types.values, value ?? '') ? (kind.types.values[value ?? ''] ?? usual) : usual
  const [name = '', subtype] = type.split('/')
  const found = crossrefType(name, subtype) ?? { general: 'Other' }
  return { ...found, name: (subtype ?? name).replaceAll('-', ' ').replaceAll('_', ' ') }
}

/** The kind that a work of a general type (10.a) is written as, if it has what the schema asks for; all others are posted content. */
const kindsByType: Readonly<Partial<Record<ResourceTypeGeneral, (work: Work) => Kind | false>>> = {
  Book: work => (isInSeries(work) ? kinds.bookInSeries : kinds.book),
  BookChapter: work => isIn(work) && kinds.chapter,
  Collection: () => kinds.dataset,
  ConferencePaper: work => (isIn(work) || citedOf(work.record, 'event-title') !== undefined) && kinds.paper,
  ConferenceProceeding: () => kinds.proceedings,
  DataPaper: work => isIn(work) && kinds.article,
  Dataset: () => kinds.dataset,
  Dissertation: ({ creators }) => creators.length > 0 && kinds.dissertation,
  Journal: () => kinds.journal,
  JournalArticle: work => isIn(work) && kinds.article,
  OutputManagementPlan: () => kinds.report,
  PeerReview: ({ issued, record }) => issued?.value.day !== undefined && isReview(record) && kinds.review,
  Report: () => kinds.report,
  Standard: ({ record }) => (citedOf(record, 'number')?.value.length ?? 0) > 1 && kinds.standard,
}

/** The kind that a work is written as. */
export function kindOf(work: Work): Kind {
  const type = work.general?.value ?? ''
  const choose = Object.hasOwn(kindsByType, type) ? kindsByType[type as ResourceTypeGeneral] : undefined
  return choose?.(work) || kinds.posted
}

const isIn = ({ container }: Work): boolean => container?.title !== undefined

/** A series of books has an ISSN. */
const isInSeries = (work: Work): boolean => isIn(work) && (work.container?.identifier?.type.endsWith('ISSN') ?? false)

/** Crossref asks for what a peer review is of. */
const isReview = ({ relatedIdentifiers }: Work['record']): boolean =>
  Array.isArray(relatedIdentifiers) && relatedIdentifiers.some(related => related?.relationType === 'Reviews')

/** The value of the attribute that tells types apart, and whether it tells the whole general type and its text. */
export function typeValueOf(kind: Kind, work: Work): { value?: string; isWhole: boolean; hasText: boolean } {
  const [general, genre] = [work.general?.value, work.genre?.value.toLowerCase()]
  const values = Object.keys(kind.types.values).map(value => ({ value, type: typeOfKind(kind, value) }))
  const same = values.filter(({ type }) => type.general === general)
  const named = same.find(({ type }) => type.isWider && type.name === genre)
  const found =
    named ?? same.find(({ type }) => !type.isWider) ?? values.find(({ value }) => value === 'other') ?? values[0]
  const isWhole = found?.type.general === general
  return { ...(found?.value && { value: found.value }), isWhole, hasText: named !== undefined }
}
