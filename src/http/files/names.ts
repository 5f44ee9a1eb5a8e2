import type { Stored } from '../../catalog/index.ts'

/**
 * The names under which the files of a dataset are saved: a folder named like the dataset, and in it their paths below the folder that
 * all of them share. They lead nowhere else, and no two are equal.
 */
export function namesOf({ name, files }: Pick<Stored['dataset'], 'name' | 'files'>): string[] {
  const paths = files.map(({ path }) => path.split(/[/\\]+/).filter(part => !/^\.{0,2}$/.test(part)))
  const [first = []] = paths
  let shared = first.length - 1
  for (const path of paths) {
    const differs = path.findIndex((part, place) => part !== first[place])
    shared = Math.max(0, Math.min(shared, path.length - 1, differs < 0 ? shared : differs))
  }
  const taken = new Set<string>()
  return paths.map(path => unique([name, ...path.slice(shared)].map(safe).join('/'), taken))
}

// Windows has no other names for files either.
const safe = (part: string): string => part.replace(/[<>:"|?*\p{C}]/gu, '_')

function unique(name: string, taken: Set<string>): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^./]*)?$/.exec(name) ?? []
  let result = name
  for (let number = 2; taken.has(result.toLowerCase()); number++) result = `${stem} (${number})${ending}`
  taken.add(result.toLowerCase())
  return result
}
