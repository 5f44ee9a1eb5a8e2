export { dataciteXml } from './datacite-xml/format.ts'
export type * from './format.ts'
export { readRecords } from './read.ts'
