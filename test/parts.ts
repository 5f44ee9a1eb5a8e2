/** What each part of `src` may import of the other parts; `index` is the everyday entry, which nobody imports. */
export const parts: Record<string, readonly string[]> = {
  diagnostic: [],
  pointer: [],
  argument: [],
  object: [],
  recent: [],
  'keep-one': [],
  distance: [],
  optional: [],
  identifiers: [],
  kernel: [],
  language: ['diagnostic'],
  german: ['language', 'diagnostic'],
  model: ['identifiers', 'kernel'],
  text: ['diagnostic', 'pointer'],
  datacite: ['text', 'model', 'identifiers', 'kernel', 'diagnostic', 'pointer'],
  registry: ['datacite', 'model', 'identifiers', 'kernel', 'diagnostic', 'pointer'],
  versions: ['model', 'identifiers', 'diagnostic'],
  formats: ['datacite', 'text', 'model', 'identifiers', 'kernel', 'diagnostic', 'pointer'],
  validation: [
    'registry',
    'formats',
    'datacite',
    'text',
    'model',
    'identifiers',
    'kernel',
    'versions',
    'diagnostic',
    'pointer',
  ],
  stream: ['validation', 'formats', 'datacite', 'text', 'model', 'diagnostic', 'pointer'],
  citation: ['model', 'identifiers', 'versions', 'kernel'],
  'citation/csl': ['citation', 'formats', 'datacite', 'text', 'model', 'identifiers', 'versions', 'kernel'],
  'citation-js': ['formats', 'datacite', 'text', 'model', 'identifiers', 'kernel', 'diagnostic', 'pointer'],
  remark: ['citation/csl'],
  request: ['model', 'text', 'diagnostic'],
  'registry/client': [
    'registry',
    'request',
    'datacite',
    'text',
    'model',
    'identifiers',
    'kernel',
    'diagnostic',
    'pointer',
  ],
  resolve: ['request', 'formats', 'datacite', 'text', 'model', 'identifiers', 'diagnostic'],
  catalog: ['model', 'identifiers', 'versions', 'validation', 'citation', 'formats', 'datacite', 'pointer'],
  client: ['request', 'model', 'identifiers', 'versions'],
}
const libraryParts = Object.keys(parts)
parts.http = libraryParts
parts.cli = [...libraryParts, 'http', 'package.json', 'fixtures']
parts.index = ['diagnostic', 'pointer', 'identifiers', 'kernel', 'model', 'versions', 'citation']

/** Leaves that every part may import. */
export const anywhere: readonly string[] = ['argument', 'object', 'recent', 'distance', 'keep-one', 'optional']
