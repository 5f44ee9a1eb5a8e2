import { readRecords } from './src/formats/read.ts'
import { isValid } from './src/validation/schema.ts'
import { readSet } from './test/conformance/cases.ts'
for (const c of readSet<any>('cases-dev.ndjson.gz')!) if (['k4.0-4b1b6d7dda77','k4.2-bc0bfd8ed255'].includes(c.id)) { const r=readRecords(c.xml).records[0]!.record; console.log(JSON.stringify(r.descriptions), isValid(r,c.kernel)) }
