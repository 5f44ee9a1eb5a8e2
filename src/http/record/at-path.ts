/** True if a record has exactly the given path, as its main path or as one of its other paths. */
export const isAt = (path: string, record: { path: string; paths?: readonly string[] }): boolean =>
  record.path === path || record.paths?.includes(path) === true
