import { sampleText } from '../../datacite/read/text-sample.ts'
import type { OtherFormat } from '../format.ts'
import { hitsIn } from '../inveniordm/detect.ts'
import { zenodoDepositRow, zenodoRow } from '../table.ts'
import { jsonReadersOf } from '../work/reading/read-json-records.ts'
import { isZenodo, isZenodoDeposit } from './detect.ts'
import { readZenodoDeposit, readZenodoRecord } from './read.ts'
import { writeZenodo } from './write.ts'

/** The JSON of Zenodo's REST API: a record, a deposition or search results. This format is read, but not written. */
export const zenodo: OtherFormat<'zenodo', 'detect' | 'read' | 'readValue'> = {
  ...zenodoRow,
  detect: (text, sample = sampleText(text)) => isZenodo(sample),
  ...jsonReadersOf({ candidates: hitsIn, read: readZenodoRecord }),
}

/** The metadata of a Zenodo deposit, as in the `.zenodo.json` of a code repository. */
export const zenodoDeposit: OtherFormat<'zenodo-deposit', 'detect' | 'read' | 'readValue' | 'write'> = {
  ...zenodoDepositRow,
  detect: (text, sample = sampleText(text)) => isZenodoDeposit(sample),
  ...jsonReadersOf({ read: readZenodoDeposit }),
  write: writeZenodo,
}
