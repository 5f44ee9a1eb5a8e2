export type * from './format.ts'
export { readRecords } from './read.ts'
