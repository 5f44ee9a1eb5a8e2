import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'

/** Reference types (schema 1.2, definitions/reference/type) and the general types they are read as; of several for one general type the first is written. */
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

/** The type of a reference for a general type; `generic` if there is no better one. */
export const referenceTypeOf = (general: string | undefined): string =>
  referenceTypes.find(([, type]) => type === general)?.[0] ?? 'generic'

/** The general type of a reference's type. */
export const generalTypeOfReference = (type: string): ResourceTypeGeneral =>
  referenceTypes.find(([known]) => known === type)?.[1] ?? 'Other'

/** Returns the type of the work of a file, which is software by default. */
export const workTypeOf = (general: string | undefined): 'software' | 'dataset' =>
  referenceTypeOf(general) === 'software' || general === undefined ? 'software' : 'dataset'
