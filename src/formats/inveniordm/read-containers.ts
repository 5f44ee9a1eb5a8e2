import type { RelatedItem } from '../../model/datacite.ts'
import type { MemberReader } from '../work/member-reader.ts'

/** What a record was published in, out of the custom fields that come with InvenioRDM: the journal, and the book. */
export function readContainers(record: MemberReader): RelatedItem[] {
  const fields = record.member('custom_fields')
  return [...itemIn(fields.member('journal:journal'), 'Journal'), ...itemIn(fields.member('imprint:imprint'), 'Book')]
}

function itemIn(field: MemberReader, relatedItemType: 'Journal' | 'Book'): RelatedItem[] {
  const title = field.text('title')
  if (title === undefined) return []
  const [volume, issue, edition] = [field.text('volume'), field.text('issue'), field.text('edition')]
  const number = relatedItemType === 'Journal' ? field.text('issn') : field.text('isbn')
  const [, firstPage, lastPage] = /^([^\s-]{1,20})[-–]([^\s-]{1,20})$/.exec(field.peek('pages') ?? '') ?? []
  const first = firstPage ?? singlePage(field.peek('pages'), relatedItemType)
  if (first !== undefined) field.leave(['pages'])
  return [
    {
      relatedItemType,
      relationType: 'IsPublishedIn',
      titles: [{ title }],
      ...(number !== undefined && {
        relatedItemIdentifier: {
          relatedItemIdentifier: number,
          relatedItemIdentifierType: relatedItemType === 'Journal' ? 'ISSN' : 'ISBN',
        },
      }),
      ...(volume !== undefined && { volume }),
      ...(issue !== undefined && { issue }),
      ...(first !== undefined && { firstPage: first }),
      ...(lastPage !== undefined && { lastPage }),
      ...(edition !== undefined && { edition }),
    },
  ]
}

/** Of a book a single number is how many pages it has. */
const singlePage = (pages: string | undefined, type: string): string | undefined =>
  type === 'Journal' && pages !== undefined && /^[^\s,;-]{1,20}$/.test(pages) ? pages : undefined
