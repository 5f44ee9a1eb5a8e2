import type { TextSample } from '../../datacite/read/sample.ts'

/** True if the context of an object names CodeMeta, as its DOI, its w3id URL and the file in its repository do. */
export const isCodemeta = (sample: TextSample): boolean =>
  [sample.object()?.['@context']].flat().some(part => typeof part === 'string' && /codemeta/i.test(part.slice(0, 500)))
