export * from './catalog.ts'
export { memoryCatalog } from './memory.ts'
export { sqliteCatalog } from './sqlite.ts'
export type * from './stored.ts'
