import type { TextSample } from '../../datacite/read/sample.ts'

/** True if the sampled input has the member `cff-version`. */
export const isCff = (sample: TextSample): boolean => Object.hasOwn(sample.object() ?? {}, 'cff-version')
