import { prettySpecifiers } from './prepare.ts'
import type { StoredDataset, StoredFile } from './stored.ts'

/** The files of a dataset in their detail form, as far as the dataset tells it: what a store has of files that nobody gave by themselves. */
export function listedFilesOf({ id, specifiers, identifiers, public: isPublic, files }: StoredDataset): StoredFile[] {
  const merged = Object.fromEntries(Object.entries(specifiers).map(([name, value]) => [name, [value]]))
  return files.map(({ path, ...file }) => ({
    ...file,
    path,
    paths: [path],
    specifiers,
    identifiers,
    merged_specifiers: merged,
    pretty_specifiers: prettySpecifiers(merged),
    links: [],
    search_rank: 0,
    datasets: [id],
    hidden_in: isPublic ? [] : [id],
    public: isPublic,
  }))
}
