import { writtenPages } from './site-pages.ts'

/** A row of a page of "Coming from": a task, and the calls of both tools. */
export interface Row {
  /** The name of the page, without its folder. */
  page: string
  task: string
  theirs: string
  ours: string
}

/** Returns the rows of the pages of "Coming from", each with the code of both calls. */
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
