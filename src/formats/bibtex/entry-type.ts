import { editorsOf, standardNumberType, typeNamesOf, type Work } from '../work/index.ts'
import { type BibDialect, isTypeOf, type Requirement, shapeOf } from './dialects.ts'
import type { EntryExtras } from './extras.ts'
import { generalOf } from './types.ts'

/** The entry type of a work: the one from which it was read, where that still fits, or the one that its kind has in a dialect. */
export const entryTypeOf = (extras: EntryExtras | undefined, work: Work, dialect: BibDialect): string =>
  typeAsRead(extras, work, dialect) ?? typeOf(work, dialect)

/** The entry type from which the record was read, if the dialect has it and it still fits the record. */
function typeAsRead(extras: EntryExtras | undefined, { general }: Work, dialect: BibDialect): string | undefined {
  if (extras?.type === undefined || generalOf(extras.type) !== (general?.value ?? 'Other')) return undefined
  return extras.format === dialect.id || isTypeOf(dialect, extras.type) ? extras.type : undefined
}

/** The number of the journal of an article, where nothing else is known of it. */
const journalOf = (type: string, container: Work['container']): unknown =>
  type === 'article' && standardNumberType(container?.identifier?.type ?? '') === 'ISSN'
    ? container?.identifier
    : undefined

/** The entry type from the table, or @misc if the work lacks what that type requires. */
function typeOf(work: Work, dialect: BibDialect): string {
  const { container, publisher, genre } = work
  const types = typeNamesOf(work)
  const type = dialect.id === 'bibtex' ? types.bibtex : typeByNames(types.biblatex, work)
  const { requires } = shapeOf(dialect, type)
  const has: Record<Requirement, () => unknown> = {
    container: () => container?.title ?? journalOf(type, container),
    publisher: () => publisher,
    address: () => work.doi ?? work.url,
  }
  if (!Object.hasOwn(dialect.shapes, type) || !requires.every(what => has[what]() !== undefined)) return 'misc'
  const isMasters = type === 'phdthesis' && /\bmaster|\bdiplom|\bm\.?sc\b/i.test(genre?.value ?? '')
  return isMasters ? 'mastersthesis' : type
}

/** The type of BibLaTeX for a book or a part of one, which differs with who made it. */
function typeByNames(type: string, work: Work): string {
  const hasEditor = editorsOf(work).length > 0
  if (type === 'incollection') return hasEditor ? type : 'inbook'
  if (work.creators.length > 0) return type === 'proceedings' ? 'book' : type
  return type === 'book' && hasEditor ? 'collection' : type
}
