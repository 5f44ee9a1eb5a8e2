import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'

/**
 * The reference types (schema 1.2, definitions/reference/type), each with the general type that a record has for it.
 * The writer uses the first reference type for a general type.
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

/** Returns the general type for a reference type. */
export const generalTypeOfReference = (type: string): ResourceTypeGeneral =>
  referenceTypes.find(([known]) => known === type)?.[1] ?? 'Other'

/**
 * Returns the CFF type for a general type: `software` for software and for a missing type, `dataset` for all others.
 */
export const workTypeOf = (general: string | undefined): 'software' | 'dataset' =>
  referenceTypeOf(general) === 'software' || general === undefined ? 'software' : 'dataset'
