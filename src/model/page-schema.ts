import * as z from 'zod'
import type { Page } from './page.ts'
import { address } from './wire.ts'

/** The zod parser of one page of a listing (service description 4.1), given the parser of its entries: `pageSchema(datasetSchema)`. */
export const pageSchema = <T>(entry: z.ZodType<T>): z.ZodType<Page<T>> =>
  z.strictObject({
    count: z.int().min(0).describe('Number of matching records on all pages'),
    next: address('Address of the next page, or null on the last').nullable(),
    previous: address('Address of the page before, or null on the first').nullable(),
    results: z.array(entry),
  })
