import type { TextSample } from '../../datacite/read/sample.ts'

/** True if an object names the version of CFF that it is in. */
export const isCff = (sample: TextSample): boolean => Object.hasOwn(sample.object() ?? {}, 'cff-version')
