import { sampleText } from '../../datacite/text-sample.ts'
import { fileTypes } from '../file-types.ts'
import type { Format } from '../format.ts'
import { readWorks } from '../schema-org/read/works.ts'
import { renamed } from './terms.ts'
import { writeCodemeta } from './write.ts'

/** CodeMeta, the codemeta.json of software: 2 and 3 are read, 3 is written. https://codemeta.github.io */
export const codemeta: Format = {
  id: 'codemeta',
  name: 'CodeMeta',
  ...fileTypes.codemeta,
  holdsOne: true,
  detect: (text, sample = sampleText(text)) => isCodemeta(sample.object()?.['@context']),
  read: text => readWorks(text, 'codemeta', Object.fromEntries(renamed.map(([schemaOrg, own]) => [own, schemaOrg]))),
  write: writeCodemeta,
}

/** Whether a context names CodeMeta: by its DOI, its w3id or the file in its repository. */
const isCodemeta = (context: unknown): boolean =>
  [context].flat().some(part => typeof part === 'string' && /codemeta/i.test(part.slice(0, 500)))
