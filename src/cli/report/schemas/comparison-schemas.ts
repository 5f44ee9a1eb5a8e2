import { z } from 'zod'
import { pointer, version, wholeNumber } from './findings.ts'

/** The schema of the report of `citable stats --by`. */
export const countsBy = z.strictObject({
  version,
  kind: z.literal('counts'),
  by: z.array(z.string()).describe('The fields of --by'),
  records: wholeNumber,
  counts: z.array(
    z.strictObject({
      values: z.array(z.string()).describe('A value for each field of --by'),
      records: wholeNumber,
      invalid: wholeNumber.describe('Absent with --no-check').optional(),
    }),
  ),
})

const place = { file: z.string(), index: wholeNumber }
const side = z.strictObject({ pointer, value: z.json() }).optional()
const alone = z.array(z.strictObject({ doi: z.string().optional(), ...place }))

/** The schema of the report of `citable diff`. */
export const comparison = z.strictObject({
  version,
  records: z
    .array(
      z.strictObject({
        doi: z.string().optional(),
        before: z.strictObject(place),
        after: z.strictObject(place),
        differences: z.array(
          z.strictObject({
            kind: z.enum(['added', 'removed', 'changed', 'moved', 'spelling']),
            property: z.string(),
            before: side,
            after: side,
            message: z.string(),
          }),
        ),
      }),
    )
    .describe('The records on both sides'),
  onlyBefore: alone,
  onlyAfter: alone,
  summary: z.strictObject({
    compared: wholeNumber,
    different: wholeNumber,
    unmatched: wholeNumber,
    differences: wholeNumber,
    spelling: wholeNumber.describe('Differences in spelling only, which differences excludes'),
  }),
})
