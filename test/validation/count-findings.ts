import { check } from '../../src/validation/check.ts'

/** Counts the findings about a value, except findings of the rules `registry/…`, which have no fix. */
export const countOf = (value: unknown): number =>
  check(value as object, { from: 'citable-json', profile: 'strict' })
    .records.flatMap(({ diagnostics }) => diagnostics)
    .filter(({ rule }) => !rule.startsWith('registry/')).length
