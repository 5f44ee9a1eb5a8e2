import { writtenPages } from './site-pages.ts'

/** A row of a page of "Coming from": a task, with the call of the other tool and the call of citable. */
export interface Row {
  /** The name of the page, without its folder. */
  page: string
  task: string
  theirs: string
  ours: string
}

/** Returns the rows of the tables on the pages of "Coming from". */
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
