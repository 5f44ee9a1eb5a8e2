import { isObject } from '../../core/object.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import { fileTypes } from '../file-types.ts'
import type { OtherFormat } from '../format.ts'
import { jsonReadersOf } from '../work/read-json-records.ts'
import { readOpenalex } from './read.ts'

/** The works of OpenAlex's REST API, one or a list (`results`): only read. */
export const openalex: OtherFormat<'openalex', 'detect' | 'read' | 'readValue'> = {
  id: 'openalex',
  name: 'OpenAlex JSON',
  ...fileTypes.openalex,
  detect(text, sample = sampleText(text)) {
    const work = sample.object()
    return work !== undefined && isOpenalexWork(work)
  },
  ...jsonReadersOf({ read: readOpenalex }),
}

/** A work, with or without the members that a query left out (`select`). */
const isOpenalexWork = (value: Readonly<Record<string, unknown>>): boolean =>
  (typeof value.id === 'string' && /^https:\/\/openalex\.org\/W\d/i.test(value.id)) ||
  (Array.isArray(value.authorships) && (isObject(value.primary_location) || Object.hasOwn(value, 'display_name')))
