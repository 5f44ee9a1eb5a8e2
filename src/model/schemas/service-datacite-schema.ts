import * as z from 'zod'
import { labelOf, latestKernel } from '../../kernel/index.ts'
import { serviceTree } from '../service/tree.ts'
import type { ServiceDatacite, ServiceIdentifier } from '../service-datacite.ts'
import { recordMessage } from './tree-messages.ts'
import { memberSchemas } from './tree-schema.ts'

const whenList = { when: ({ value }: { value: unknown }): boolean => Array.isArray(value) && value.length > 0 }

/**
 * The zod parser of a service's `datacite` object, as in `schemas/datacite-service.json`.
 *
 * The object is the newest kernel in the service's spelling. Rejects older shapes (`nameIdentifier` as text, year as
 * number).
 *
 * The error for a response of DataCite's REST API names `safeParse()` of citable/validation/value, which parses such
 * responses.
 */
export const serviceDataciteSchema: z.ZodType<ServiceDatacite> = /* @__PURE__ */ make()

function make(): z.ZodType<ServiceDatacite> {
  const { identifiers = z.never(), ...members } = memberSchemas('', serviceTree(), latestKernel)
  const schema = z.strictObject(
    { ...members, identifiers: identifiers.superRefine(needsDoi, whenList), schemaVersion: z.string().exactOptional() },
    { error: recordMessage(latestKernel) },
  )
  // The members come from a table, so the compiler cannot derive their types; test/model/types.test.ts compares them.
  return schema as z.ZodType as z.ZodType<ServiceDatacite>
}

function needsDoi(identifiers: unknown, context: z.RefinementCtx): void {
  if (!Array.isArray(identifiers) || !identifiers.some(isDoi))
    context.addIssue(`${labelOf('doi')} is mandatory; one of the identifiers should be of type DOI.`)
}

const isDoi = (entry: Partial<ServiceIdentifier> | null): boolean =>
  typeof entry?.identifierType === 'string' &&
  /^doi$/i.test(entry.identifierType) &&
  entry.identifier !== undefined &&
  entry.identifier !== ''
