import { entryOf } from '../../../core/object.ts'

/** The short names of built-in styles, with their ids. */
const builtInNames: Readonly<Record<string, string>> = {
  ama: 'american-medical-association',
  chicago: 'chicago-author-date',
  elsevier: 'elsevier-harvard',
  harvard: 'harvard-cite-them-right',
  mla: 'modern-language-association',
  nlm: 'nlm-citation-sequence',
}

/** The short names of other styles, with their ids in the CSL repository. */
const otherNames: Readonly<Record<string, string>> = {
  acm: 'association-for-computing-machinery',
  acs: 'american-chemical-society',
  asa: 'american-sociological-association',
  turabian: 'turabian-author-date',
}

/** Returns the style id for a short name, ignoring case. Returns any other name in lower case. */
export function styleIdOf(name: string): string {
  const lower = name.toLowerCase()
  return entryOf(builtInNames, lower) ?? entryOf(otherNames, lower) ?? lower
}

/** True if the style with this id has a short name but is not built in. */
export const isAddable = (id: string): boolean => Object.values(otherNames).includes(id)
