/** The file name endings that a folder is searched for; each also with `.gz`. */
export const extensions = ['.json', '.ndjson', '.jsonl', '.yaml', '.yml', '.xml'] as const

/** The ending of a file that may hold records, with `.gz` where it has that; undefined where its name does not say so. */
export function extensionOf(name: string): string | undefined {
  const [packed = ''] = /\.gz$/i.exec(name) ?? []
  const bare = name.slice(0, name.length - packed.length)
  const known = extensions.find(extension => bare.toLowerCase().endsWith(extension))
  return known && bare.slice(-known.length) + packed
}

/** Whether a file's name says that it may hold records. */
export const mayHoldRecords = (name: string): boolean => extensionOf(name) !== undefined
