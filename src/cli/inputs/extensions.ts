/** The file name endings that a folder is searched for; each also with `.gz`. */
export const extensions = ['.json', '.ndjson', '.jsonl', '.yaml', '.yml'] as const

/** Whether a file's name says that it may hold records. */
export function mayHoldRecords(name: string): boolean {
  const bare = name.toLowerCase().replace(/\.gz$/, '')
  return extensions.some(extension => bare.endsWith(extension))
}
