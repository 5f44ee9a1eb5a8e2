import type { Given } from '../../src/catalog/suite/records.ts'
import { serviceRecords } from '../service-records.ts'

export * from '../../src/catalog/suite/records.ts'

/** The records of a folder of `fixtures/`, as a service returns them, with an id. */
export const fixtures: (folder: 'dataset' | 'file' | 'resource') => Given[] = serviceRecords
