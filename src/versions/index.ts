export { versionGraph } from './graph.ts'
export { compareVersions } from './order.ts'
export type * from './types.ts'
