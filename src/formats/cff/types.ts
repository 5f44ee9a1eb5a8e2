import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'

/**
 * Reference types (schema 1.2, definitions/reference/type), each with a corresponding general type.
 *
 * Both in reading and in writing, the first matching row applies.
 */
const referenceTypes: readonly (readonly [type: string, general: ResourceTypeGeneral])[] = [
  ['article', 'JournalArticle'],
  ['article', 'DataPaper'],
  ['article', 'Preprint'],
  ['audiovisual', 'Audiovisual'],
  ['film-broadcast', 'Audiovisual'],
  ['book', 'Book'],
  ['edited-work', 'Book'],
  ['conference-paper', 'ConferencePaper'],
  ['conference', 'Event'],
  ['proceedings', 'ConferenceProceeding'],
  ['data', 'Dataset'],
  ['database', 'Dataset'],
  ['art', 'Image'],
  ['website', 'InteractiveResource'],
  ['magazine-article', 'Text'],
  ['newspaper-article', 'Text'],
  ['blog', 'Text'],
  ['manual', 'Text'],
  ['pamphlet', 'Text'],
  ['serial', 'Journal'],
  ['report', 'Report'],
  ['slides', 'Presentation'],
  ['software', 'Software'],
  ['software', 'ComputationalNotebook'],
  ['software', 'Workflow'],
  ['software-code', 'Software'],
  ['software-container', 'Software'],
  ['software-executable', 'Software'],
  ['software-virtual-machine', 'Software'],
  ['sound-recording', 'Sound'],
  ['music', 'Sound'],
  ['standard', 'Standard'],
  ['grant', 'Award'],
  ['thesis', 'Dissertation'],
]

/** Returns the reference type for a general type. Returns `generic` if there is no closer type. */
export const referenceTypeOf = (general: string | undefined): string =>
  referenceTypes.find(([, type]) => type === general)?.[0] ?? 'generic'

/** Returns the general type for a reference type, or `Other` if there is none. */
export const generalTypeOfReference = (type: string): ResourceTypeGeneral =>
  referenceTypes.find(([known]) => known === type)?.[1] ?? 'Other'

/** True if a reference type corresponds to a general type. */
export const isReferenceType = (type: string): boolean => referenceTypes.some(([known]) => known === type)

/**
 * Returns the CFF type for a general type: `software` for software, notebooks, workflows and a missing type, `dataset`
 * for all others.
 */
export const workTypeOf = (general: string | undefined): 'software' | 'dataset' =>
  referenceTypeOf(general) === 'software' || general === undefined ? 'software' : 'dataset'

/**
 * Members for the title of a container, each with a function that takes the reference type and returns the general type
 * of the container.
 */
export const containerPlaces: readonly (readonly [
  cff: 'journal' | 'collection-title',
  read: (type: string) => ResourceTypeGeneral,
])[] = [
  ['journal', () => 'Journal'],
  ['collection-title', type => (type === 'conference-paper' ? 'ConferenceProceeding' : 'Book')],
]
