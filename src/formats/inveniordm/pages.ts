import { type PageRange, splitPages } from '../work/index.ts'

/** The pages that a custom field states; nothing where it states something else: in a book, a single number is the number of pages. */
export function pagesOf(text: string, itemType: string | undefined): PageRange {
  const pages = splitPages(text)
  const isPage = itemType === 'Journal' && /^[^\s,;-]{1,20}$/.test(text)
  return pages.lastPage !== undefined || isPage ? pages : {}
}

/** Whether a text says how many pages a book has, as `321`, `xii, 321` or `321 p.` do. */
export const isPageCount = (text: string): boolean =>
  /^(?:[ivxlc]{1,10}[ ,+]{1,3})?\d{1,6} ?(?:p|pp|pages)?\.?$/i.test(text)
