import type { WorkContainer } from './container.ts'
import type { Account } from './losses/account.ts'
import { sayWork } from './losses/work-messages.ts'

/** The first and last page, read from a text such as `801-822`. */
export interface PageRange {
  firstPage?: string
  lastPage?: string
}

/**
 * Returns the first and the last page in a text such as `801-822`, with any dash. A text that is not a range is the
 * first page.
 */
export function splitPages(page: string): { firstPage: string; lastPage?: string } {
  const dash = page.indexOf('–')
  if (dash > 0 && isDigits(page, 0, dash) && isDigits(page, dash + 1, page.length))
    return { firstPage: page.slice(0, dash), lastPage: page.slice(dash + 1) }
  const [, first, last] = /^([^\s,\p{Pd}]{1,40})\s{0,4}\p{Pd}{1,2}\s{0,4}([^\s,\p{Pd}]{1,40})$/u.exec(page) ?? []
  return first === undefined || last === undefined ? { firstPage: page } : { firstPage: first, lastPage: last }
}

function isDigits(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (text.charCodeAt(at) < 0x30 || text.charCodeAt(at) > 0x39) return false
  return to > from && to - from <= 10
}

/**
 * Returns the first and the last page of a container as one text, such as `801-822`, or an empty text if there are no
 * pages. Reports pages that `read` would not restore from the text.
 */
export function carryPages(
  { firstPage, lastPage }: Pick<WorkContainer, 'firstPage' | 'lastPage'>,
  account: Account,
  read: (text: string) => PageRange = splitPages,
  between = '-',
): string {
  const held = [firstPage, lastPage].flatMap(page => page ?? [])
  const text = held.map(page => account.carry(page)).join(between)
  if (text === '' || !account.isKept) return text
  const back = read(text)
  if (back.firstPage !== firstPage?.value || back.lastPage !== lastPage?.value)
    for (const page of held) account.changed(page, sayWork('pagesJoined', { pages: text }))
  return text
}
