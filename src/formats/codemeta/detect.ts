import type { TextSample } from '../../datacite/read/sample.ts'

/** True if the context of an object is CodeMeta's: its DOI, its w3id or the file in its repository. */
export const isCodemeta = (sample: TextSample): boolean =>
  [sample.object()?.['@context']].flat().some(part => typeof part === 'string' && /codemeta/i.test(part.slice(0, 500)))
