import { writtenPages } from './site-pages.ts'

/** A table row on a "Coming from" page: a task, the other tool's call, and citable's call. */
export interface Row {
  /** The name of the page, without its folder. */
  page: string
  task: string
  theirs: string
  ours: string
}

/** Returns the table rows on the "Coming from" pages. */
export const rowsOf = (): Row[] =>
  [...writtenPages]
    .filter(([path]) => /^coming-from\/(?!index)/.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(/^\| ([^|`]+) \| `([^|]+)` \| `([^|]+)` \|$/gm)].map(
        ([, task = '', theirs = '', ours = '']) => ({
          page: path.slice('coming-from/'.length, -'.md'.length),
          task,
          theirs,
          ours,
        }),
      ),
    )
