import type { Bench } from './bench.ts'
import { entrySize } from './entry-size.ts'
import { houseCitation } from './house-citation.ts'
import { importTime } from './import-time.ts'

/** All measurements, in the order of the table. */
export const benches: readonly Bench[] = [houseCitation, importTime, entrySize]
