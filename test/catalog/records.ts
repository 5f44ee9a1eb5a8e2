import type { Given } from '../../src/catalog/suite/records.ts'
import { serviceRecords } from '../service-records.ts'

export * from '../../src/catalog/suite/records.ts'

/** Returns the records in a folder of `fixtures/` as a service may receive them. Omits resources without an id. */
export const fixtures: (folder: 'dataset' | 'file' | 'resource') => Given[] = serviceRecords
