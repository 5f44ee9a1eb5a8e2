export { checkValue } from './check-value.ts'
export { type Parsed, parse, RecordError, type StandardSchema, safeParse, type ValidDatacite } from './parse.ts'
export type * from './report.ts'
export { isValid } from './schema/schema.ts'
