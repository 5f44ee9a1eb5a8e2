/** First and last page of `801-822`, with any dash; a text that is not a range becomes the first page. */
export function splitPages(page: string): { firstPage: string; lastPage?: string } {
  const [, first, last] = /^([^\s\p{Pd}]{1,40})\s{0,4}\p{Pd}{1,2}\s{0,4}([^\s\p{Pd}]{1,40})$/u.exec(page) ?? []
  return first === undefined || last === undefined ? { firstPage: page } : { firstPage: first, lastPage: last }
}
