import type { RelatedItem, RelatedItemContributor } from '../../../model/datacite.ts'
import { relatedTypeOf } from '../add-container.ts'
import type { SourceFields } from './source-fields.ts'

const inJournal = new Set(['article', 'review', 'suppperiodical'])

/** What an entry is part of: the journal of an article, the book of a chapter, the proceedings of a paper; nothing where none is named. */
export function containerOfEntry(
  type: string,
  editors: RelatedItemContributor[],
  fields: SourceFields,
): RelatedItem | undefined {
  const isArticle = inJournal.has(type)
  if (!isArticle && !/^(?:in|supp|bookin)|^conference$/.test(type)) return undefined
  const title = isArticle ? fields.text('journaltitle', 'journal') : fields.text('booktitle', 'maintitle')
  if (title === undefined) return undefined
  const [issue, chapter, eid] = [fields.text('number', 'issue'), fields.text('chapter'), fields.text('eid')]
  const [number, numberType] = chapter === undefined ? [eid, 'Article' as const] : [chapter, 'Chapter' as const]
  if (chapter !== undefined && eid !== undefined) fields.leave('eid')
  const identifier = fields.text(isArticle ? 'issn' : 'isbn')
  return {
    relatedItemType: relatedTypeOf(type) as NonNullable<RelatedItem['relatedItemType']>,
    relationType: 'IsPublishedIn',
    ...(identifier !== undefined && {
      relatedItemIdentifier: {
        relatedItemIdentifier: identifier,
        relatedItemIdentifierType: isArticle ? 'ISSN' : 'ISBN',
      },
    }),
    titles: [{ title }],
    ...given('volume', fields.text('volume')),
    ...given('issue', issue),
    ...(number !== undefined && { number, numberType }),
    ...pagesOf(fields.text('pages')),
    ...given('edition', fields.text('edition')),
    ...(!isArticle && editors.length > 0 && { contributors: editors }),
  }
}

const given = <N extends 'volume' | 'issue' | 'edition'>(name: N, value: string | undefined): { [K in N]?: string } =>
  (value === undefined ? {} : { [name]: value }) as { [K in N]?: string }

/** `97--131` gives both ends; anything else is the first page. */
function pagesOf(text: string | undefined): Pick<RelatedItem, 'firstPage' | 'lastPage'> {
  if (text === undefined) return {}
  const [, first, last] = /^([^\s,–—-]+)\s?[–—-]\s?([^\s,–—-]+)$/.exec(text) ?? []
  return first === undefined || last === undefined ? { firstPage: text } : { firstPage: first, lastPage: last }
}
