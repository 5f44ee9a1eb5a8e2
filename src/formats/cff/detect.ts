import type { TextSample } from '../../datacite/read/sample.ts'

/** True if an object states its CFF version. */
export const isCff = (sample: TextSample): boolean => Object.hasOwn(sample.object() ?? {}, 'cff-version')
