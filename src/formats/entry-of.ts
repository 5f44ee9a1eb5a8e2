/** What a table has under a name that may be anything; nothing for `constructor` and the like, which every object has. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
