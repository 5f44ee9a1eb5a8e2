import { isObject } from '../../core/object.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import { fileTypes } from '../file-types.ts'
import type { OtherFormat } from '../format.ts'
import { jsonReadersOf } from '../work/read-json-records.ts'
import { isWork, readWork, worksIn } from './read.ts'

/** The JSON of Crossref's REST API, a work or a list, with or without its envelope: only read. */
export const crossref: OtherFormat<'crossref', 'detect' | 'read' | 'readValue'> = {
  id: 'crossref',
  name: 'Crossref JSON',
  ...fileTypes.crossref,
  detect(text, sample = sampleText(text)) {
    const value = sample.value()
    if (isObject(value) && typeof value['message-type'] === 'string' && isObject(value.message)) return true
    return isWork(worksIn(value)[0]?.value)
  },
  ...jsonReadersOf({ candidates: worksIn, read: readWork }),
}
