export { plugin } from './plugin.ts'
export type * from './types.ts'
