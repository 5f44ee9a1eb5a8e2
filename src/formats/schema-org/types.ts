import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'
import { resourceTypeGeneral } from '../../kernel/vocabularies/resource-type-general.ts'
import { resourceTypeNames } from '../work/resource-types.ts'

/** The general type (10.a) that a class of schema.org is read as; undefined for a class that no general type is written as. */
export function generalTypeOfClass(type: string): ResourceTypeGeneral | undefined {
  if (Object.hasOwn(readAs, type)) return readAs[type]
  return general.find(name => resourceTypeNames(name).schemaOrg === type)
}

/** Whether a text is a general type (10.a). */
export const isGeneralType = (text: string): text is ResourceTypeGeneral => Object.hasOwn(resourceTypeGeneral, text)

const general = Object.keys(resourceTypeGeneral) as ResourceTypeGeneral[]

// Classes of which several general types are written, and those that others use.
const readAs: Readonly<Record<string, ResourceTypeGeneral>> = {
  Article: 'JournalArticle',
  Code: 'Software',
  ComputationalWorkflow: 'Workflow',
  CreativeWork: 'Other',
  DataCatalog: 'Collection',
  DigitalDocument: 'Text',
  IndividualProduct: 'PhysicalObject',
  MonetaryGrant: 'Award',
  NewsArticle: 'Text',
  Photograph: 'Image',
  RepositoryCollection: 'Collection',
  ScholarlyArticle: 'JournalArticle',
  SoftwareApplication: 'Software',
  SoftwareSourceCode: 'Software',
  TechArticle: 'Report',
  WebApplication: 'InteractiveResource',
}
