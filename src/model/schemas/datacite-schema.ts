import * as z from 'zod'
import { type Kernel, kernelTree, labelOf, latestKernel } from '../../kernel/index.ts'
import type { Datacite } from '../datacite.ts'
import { recordMessage } from './tree-messages.ts'
import { memberSchemas, whenObject } from './tree-schema.ts'

const made = new Map<Kernel, z.ZodType<Datacite>>()

/**
 * Returns the zod parser of the canonical record in a kernel, built from the kernel's table. Accepts the same records
 * as `schemas/datacite-4.x.json`, with messages that name the properties.
 *
 * Accepts only canonical records, such as the records from `readRecords()` of citable/formats. The error for a response
 * of DataCite's REST API names `safeParse()` of citable/validation/value, which parses such responses.
 * @example
 * const { error } = dataciteSchemaFor('4.4').safeParse({ doi: '10.5072/rain.1' })
 * error?.issues[0]?.message // → '2 creator is mandatory.'
 */
export function dataciteSchemaFor(kernel: Kernel): z.ZodType<Datacite> {
  const schema = made.get(kernel) ?? make(kernel)
  made.set(kernel, schema)
  return schema
}

/** The zod parser of the canonical record in the newest kernel; see {@link dataciteSchemaFor}. */
export const dataciteSchema: z.ZodType<Datacite> = /* @__PURE__ */ dataciteSchemaFor(latestKernel)

function make(kernel: Kernel): z.ZodType<Datacite> {
  const members = {
    $schema: z.string().exactOptional(),
    ...memberSchemas('', kernelTree(kernel), kernel),
    schemaVersion: z.string().exactOptional(),
    extras: z
      .strictObject({
        format: z.string(),
        members: z.record(z.string(), z.unknown()),
        cited: z.record(z.string(), z.unknown()).exactOptional(),
      })
      .exactOptional(),
  }
  const record = z.strictObject(members, { error: recordMessage(kernel) }).superRefine((members, context) => {
    if (!Object.hasOwn(members, 'doi') && !Object.hasOwn(members, 'identifier'))
      context.addIssue({ code: 'custom', path: ['doi'], message: `${labelOf('doi')} is mandatory.` })
  }, whenObject)
  // The members come from a table, so the compiler cannot derive their types; test/model/types.test.ts compares them.
  return record as z.ZodType as z.ZodType<Datacite>
}
