import { type PageRange, splitPages } from '../work/index.ts'

/** The pages that a custom field states; nothing where it states something else: in a book, a single number is the number of pages. */
export function pagesOf(text: string, itemType: string | undefined): PageRange {
  const pages = splitPages(text)
  const isPage = itemType === 'Journal' && /^[^\s,;-]{1,20}$/.test(text)
  return pages.lastPage !== undefined || isPage ? pages : {}
}
