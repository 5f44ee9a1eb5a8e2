import type { Account, Work } from '../work/index.ts'

/** What a work was published in, as repositories write it: `Journal, 77(5), 801-822`. */
export function sourceOf({ container }: Work, account: Account): string | undefined {
  if (container?.title === undefined) return undefined
  const { title, volume, issue, number, firstPage, lastPage } = container
  const count = issue ?? number
  const numbers = [volume?.value, count && `(${count.value})`].join('')
  const pages = [firstPage?.value, lastPage?.value].filter(Boolean).join('-')
  const text = [title.value, numbers, pages].filter(part => part !== '').join(', ')
  for (const part of [volume, count, firstPage, lastPage]) if (part !== undefined) account.carryPath(part.path)
  account.carryPath([...container.path, 'relationType'])
  account.changed(title.path, `What the work was published in is written as the text ${JSON.stringify(text)}.`)
  return text
}
