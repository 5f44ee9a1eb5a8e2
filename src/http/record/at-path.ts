/** True for a record at exactly a path, be it another than that by which it is listed. */
export const isAt = (path: string, record: { path: string; paths?: readonly string[] }): boolean =>
  record.path === path || record.paths?.includes(path) === true
