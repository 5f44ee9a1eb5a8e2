export type * from './format.ts'
