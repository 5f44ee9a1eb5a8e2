import { entryOf } from '../../../core/object.ts'

/** The short names of styles that come with this package, with their ids. */
const builtInNames: Readonly<Record<string, string>> = {
  ama: 'american-medical-association',
  chicago: 'chicago-author-date',
  elsevier: 'elsevier-harvard',
  harvard: 'harvard-cite-them-right',
  mla: 'modern-language-association',
  nlm: 'nlm-citation-sequence',
}

/** The short names of other styles, with their ids in the repository of CSL. */
const otherNames: Readonly<Record<string, string>> = {
  acm: 'association-for-computing-machinery',
  acs: 'american-chemical-society',
  asa: 'american-sociological-association',
  turabian: 'turabian-author-date',
}

/** The id of the style that a short name stands for, in any case; any other name in lower case. */
export function styleIdOf(name: string): string {
  const lower = name.toLowerCase()
  return entryOf(builtInNames, lower) ?? entryOf(otherNames, lower) ?? lower
}

/** True for the id of a style that has a short name and does not come with this package. */
export const isAddable = (id: string): boolean => Object.values(otherNames).includes(id)
