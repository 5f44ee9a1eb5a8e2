import type { RelatedItem } from '../../model/datacite.ts'

/** What the `meta` elements of a page say of the journal, book or event that a work is published in. */
export interface PageContainer {
  type: NonNullable<RelatedItem['relatedItemType']>
  title: string
  issn?: string | undefined
  isbn?: string | undefined
  volume?: string | undefined
  issue?: string | undefined
  firstPage?: string | undefined
  lastPage?: string | undefined
}

/** The container as an item that the work is published in. */
export function containerItem({ type, title, issn, isbn, ...numbers }: PageContainer): RelatedItem {
  const [serial, scheme] = issn === undefined ? [isbn, 'ISBN' as const] : [issn, 'ISSN' as const]
  return {
    relatedItemType: type,
    relationType: 'IsPublishedIn',
    ...(serial !== undefined && {
      relatedItemIdentifier: { relatedItemIdentifier: serial, relatedItemIdentifierType: scheme },
    }),
    titles: [{ title }],
    ...Object.fromEntries(Object.entries(numbers).filter(([, text]) => text !== undefined)),
  }
}
