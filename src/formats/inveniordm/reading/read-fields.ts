import { isObject } from '../../../core/object.ts'
import type { AlternateIdentifier, Contributor, DateEntry, RelatedItem } from '../../../model/datacite.ts'
import type { CitedTexts } from '../../work/cited-members.ts'
import { type PageRange, splitPages } from '../../work/index.ts'
import type { MemberReader } from '../../work/reading/member-reader.ts'

interface ReadFields {
  /** The containers: at most one journal and one book. */
  items: RelatedItem[]
  /** The ISBN of a work that is not in a book. */
  alternate: AlternateIdentifier[]
  /** The awarding university of a thesis, as HostingInstitution. */
  hosts: Contributor[]
  /** The type of thesis, such as PhD thesis. */
  thesisType?: string | undefined
  cited: CitedTexts
}

/**
 * Reads the custom fields. The ISBN and the university are also kept as extras, which record their original position:
 * see `invenio-fields.ts`.
 */
export function readFields(record: MemberReader, isPlainThesis: boolean): ReadFields {
  const fields = record.member('custom_fields')
  const imprint = fields.member('imprint:imprint')
  const isInBook = imprint.peek('title') !== undefined
  const meeting = fields.member('meeting:meeting')
  const thesis = fields.member('thesis:thesis')
  const isbn = isInBook ? undefined : imprint.peek('isbn')
  const university = thesis.peek('university') ?? fields.peek('thesis:university')
  return {
    items: [...itemIn(fields.member('journal:journal'), 'Journal'), ...itemIn(imprint, 'Book')],
    alternate: isbn === undefined ? [] : [{ alternateIdentifier: isbn, alternateIdentifierType: 'ISBN' }],
    hosts:
      university === undefined
        ? []
        : [{ name: university, nameType: 'Organizational', contributorType: 'HostingInstitution' }],
    thesisType: isPlainThesis ? thesis.text('type') : undefined,
    cited: {
      ...pagesIn(imprint, isInBook),
      edition: isInBook ? undefined : imprint.text('edition'),
      'publisher-place': imprint.text('place'),
      'event-title': meeting.text('title'),
      'event-place': meeting.text('place'),
      'event-date': meeting.text('dates'),
    },
  }
}

/** Reads the end of an embargo. It is also kept as an extra, which records its original position. */
export function readEmbargo(record: MemberReader): DateEntry[] {
  const access = record.peekAny('access')
  if (!isObject(access) || !isObject(access.embargo)) return []
  const until = record.member('access').member('embargo').peek('until')
  return until === undefined ? [] : [{ date: until, dateType: 'Available' }]
}

/**
 * Reads the `pages` of the imprint: a count as the number of pages, other text as the pages of the work. For a work in
 * a book, reads only a count, because a page range belongs to the container.
 */
function pagesIn(imprint: MemberReader, isInBook: boolean): CitedTexts {
  const pages = imprint.peek('pages')
  const isCount = pages !== undefined && isPageCount(pages)
  if (pages === undefined || (isInBook && !isCount)) return {}
  imprint.leave(['pages'])
  return { [isCount ? 'number-of-pages' : 'page']: pages }
}

function itemIn(field: MemberReader, relatedItemType: 'Journal' | 'Book'): RelatedItem[] {
  if (field.peek('title') === undefined) return []
  const title = field.text('title') ?? ''
  const [volume, issue, edition] = [field.text('volume'), field.text('issue'), field.text('edition')]
  const number = relatedItemType === 'Journal' ? field.text('issn') : field.text('isbn')
  const pages = pagesOf(field.peek('pages') ?? '', relatedItemType)
  if (pages.firstPage !== undefined) field.leave(['pages'])
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
      ...pages,
      ...(edition !== undefined && { edition }),
    },
  ]
}

/**
 * Returns the pages in a custom field: a range, or a single page of a journal. Returns an empty object for any other
 * text, such as the number of pages of a book.
 */
export function pagesOf(text: string, itemType: string | undefined): PageRange {
  const pages = splitPages(text)
  const isPage = itemType === 'Journal' && /^[^\s,;-]{1,20}$/.test(text)
  return pages.lastPage !== undefined || isPage ? pages : {}
}

/** True if a text is a number of pages, such as `321`, `xii, 321` or `321 p.`. */
export const isPageCount = (text: string): boolean =>
  /^(?:[ivxlc]{1,10}[ ,+]{1,3})?\d{1,6} ?(?:p|pp|pages)?\.?$/i.test(text)
