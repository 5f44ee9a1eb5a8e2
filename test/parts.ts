/**
 * The permitted imports of each part of `src` from other parts. Every part may also import {@link anywhere}, and none
 * may import `index`, the main entry.
 */
export const parts: Record<string, readonly string[]> = {
  core: [],
  identifiers: ['messages'],
  kernel: [],
  messages: [],
  model: ['identifiers', 'kernel'],
  text: ['messages'],
  records: ['text', 'model', 'messages'],
  datacite: ['records', 'text', 'model', 'identifiers', 'kernel', 'messages'],
  registry: ['datacite', 'text', 'model', 'identifiers', 'kernel', 'messages'],
  versions: ['model', 'identifiers', 'messages'],
  formats: ['datacite', 'records', 'text', 'model', 'identifiers', 'kernel', 'messages'],
  validation: [
    'records',
    'registry',
    'formats',
    'datacite',
    'text',
    'model',
    'identifiers',
    'kernel',
    'versions',
    'messages',
  ],
  citation: ['model', 'identifiers', 'versions', 'kernel'],
  'citation/csl': ['citation', 'formats', 'datacite', 'records', 'text', 'model', 'identifiers', 'versions', 'kernel'],
  'citation-js': ['formats', 'datacite', 'text', 'model', 'identifiers', 'kernel', 'messages'],
  remark: ['citation/csl'],
  request: ['model', 'text', 'messages'],
  'registry/client': ['registry', 'request', 'datacite', 'text', 'model', 'identifiers', 'kernel'],
  resolve: ['request', 'formats', 'datacite', 'text', 'model', 'identifiers', 'messages'],
  catalog: ['model', 'identifiers', 'versions', 'validation', 'citation', 'formats', 'datacite'],
  client: ['request', 'model', 'identifiers', 'versions'],
}
const libraryParts = Object.keys(parts)
parts.http = libraryParts
parts.cli = [...libraryParts, 'http', 'package.json', 'fixtures']
parts.stream = ['validation', 'formats', 'records']
parts.index = ['identifiers', 'kernel', 'model', 'versions', 'citation']

/** The part that every other part may import. */
export const anywhere: readonly string[] = ['core']
