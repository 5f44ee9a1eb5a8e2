export { checkValue } from './check-value.ts'
export type * from './report.ts'
export { isValid } from './schema.ts'
