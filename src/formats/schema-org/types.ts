import { entryOf } from '../../core/object.ts'
import type { NumberType, ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'
import { resourceTypeGeneral } from '../../kernel/vocabularies/resource-type-general.ts'
import { generalTypeOfItem, itemOfClass } from '../work/types/item-types.ts'
import { resourceTypeNames } from '../work/types/resource-type-names.ts'

/** Returns the general type (10.a) for a schema.org class, or undefined if there is none. */
export function generalTypeOfClass(type: string): ResourceTypeGeneral | undefined {
  if (Object.hasOwn(readAs, type)) return readAs[type]
  if (isOfText(type)) return 'Text'
  const item = itemOfClass(type)
  if (item !== undefined) return generalTypeOfItem(item)
  return general.find(name => resourceTypeNames(name).schemaOrg === type)
}

/** True if a class is more specific than every general type. Its name is then the free text of the type (10). */
export const saysMore = (type: string): boolean => isOfText(type) || itemOfClass(type) !== undefined

const isOfText = (type: string): boolean => textClasses.has(type)

const textClasses: ReadonlySet<string> = new Set(['Legislation', 'LiveBlogPosting', 'Manuscript', 'NewsArticle'])

/** True if a text is a general type (10.a). */
export const isGeneralType = (text: string): text is ResourceTypeGeneral => Object.hasOwn(resourceTypeGeneral, text)

const general = Object.keys(resourceTypeGeneral) as ResourceTypeGeneral[]

// Classes shared by several general types, and classes that only other tools write.
const readAs: Readonly<Record<string, ResourceTypeGeneral>> = {
  Article: 'JournalArticle',
  Blog: 'Collection',
  Code: 'Software',
  ComputationalWorkflow: 'Workflow',
  CreativeWork: 'Other',
  DataCatalog: 'Collection',
  DigitalDocument: 'Text',
  IndividualProduct: 'PhysicalObject',
  MedicalScholarlyArticle: 'JournalArticle',
  MonetaryGrant: 'Award',
  Photograph: 'Image',
  RepositoryCollection: 'Collection',
  ScholarlyArticle: 'JournalArticle',
  SoftwareApplication: 'Software',
  SoftwareSourceCode: 'Software',
  TechArticle: 'Report',
  WebApplication: 'InteractiveResource',
}

/** Returns the kind of number (20.7.a) that a work of a general type has in its container. */
export const numberTypeOfWork = (general: string | undefined): NumberType | undefined =>
  general === undefined ? undefined : entryOf(numberTypes, general)

const numberTypes: Readonly<Partial<Record<ResourceTypeGeneral, NumberType>>> = {
  BookChapter: 'Chapter',
  DataPaper: 'Article',
  JournalArticle: 'Article',
  Report: 'Report',
}
