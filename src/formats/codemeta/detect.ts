import type { TextSample } from '../../datacite/read/sample.ts'

/** True if the `@context` of an object contains the name CodeMeta, as every URL and DOI of a CodeMeta context does. */
export const isCodemeta = (sample: TextSample): boolean =>
  [sample.object()?.['@context']].flat().some(part => typeof part === 'string' && /codemeta/i.test(part.slice(0, 500)))
