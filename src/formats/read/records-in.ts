import { completeRecord } from '../../datacite/complete.ts'
import type { Source } from '../../datacite/read/source.ts'
import type { FormatId } from '../format.ts'
import { type RecordsRead, recordsOfSource } from './records-of-source.ts'

/** Returns the records of a source with the extras that are needed to write the same documents again. */
export const recordsIn = (source: Source<FormatId>): RecordsRead => recordsOfSource(source, completeRecord)
