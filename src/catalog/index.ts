export * from './catalog.ts'
export { memoryCatalog } from './memory.ts'
export type * from './stored.ts'
