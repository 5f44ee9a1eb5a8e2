import type { ContributorType, DateType, RelationType, ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'
import { saidOfItem, wordsOfItem } from '../work/types/item-types.ts'
import { kindOfItem } from '../work/types/resource-kinds.ts'

/** A table of pairs. Several names may share a term; `nameOf` then returns the first of these names. */
type Pairs<T extends string> = readonly (readonly [name: string, term: T])[]

/** Returns the kernel term for a Commonmeta name, or undefined if there is none. */
export const termOf = <T extends string>(pairs: Pairs<T>, name: string): T | undefined =>
  pairs.find(([known]) => known === name)?.[1]

/** Returns the Commonmeta name for a kernel term, or undefined if there is none. */
export const nameOf = <T extends string>(pairs: Pairs<T>, term: string): string | undefined =>
  pairs.find(([, known]) => known === term)?.[0]

/** The types of works (https://commonmeta.org/commonmeta_v1.0.json), with the kernel's types (10.a). */
export const workTypes: Pairs<ResourceTypeGeneral> = [
  ['Audiovisual', 'Audiovisual'],
  ['Grant', 'Award'],
  ['Book', 'Book'],
  ['BookChapter', 'BookChapter'],
  ['Collection', 'Collection'],
  ['ComputationalNotebook', 'ComputationalNotebook'],
  ['ProceedingsArticle', 'ConferencePaper'],
  ['Proceedings', 'ConferenceProceeding'],
  ['Dataset', 'Dataset'],
  ['Dissertation', 'Dissertation'],
  ['Event', 'Event'],
  ['Image', 'Image'],
  ['Instrument', 'Instrument'],
  ['InteractiveResource', 'InteractiveResource'],
  ['Journal', 'Journal'],
  ['JournalArticle', 'JournalArticle'],
  ['Model', 'Model'],
  ['OutputManagementPlan', 'OutputManagementPlan'],
  ['PeerReview', 'PeerReview'],
  ['PhysicalObject', 'PhysicalObject'],
  ['Poster', 'Poster'],
  ['Preprint', 'Preprint'],
  ['Presentation', 'Presentation'],
  ['Report', 'Report'],
  ['Service', 'Service'],
  ['Software', 'Software'],
  ['Sound', 'Sound'],
  ['Standard', 'Standard'],
  ['StudyRegistration', 'StudyRegistration'],
  ['Document', 'Text'],
  ['Workflow', 'Workflow'],
  ['Other', 'Other'],
  ['Article', 'Text'],
  ['Blog', 'Collection'],
  ['BlogPost', 'Text'],
  ['BlogVolume', 'Collection'],
  ['BookPart', 'BookChapter'],
  ['BookSection', 'BookChapter'],
  ['BookSeries', 'Collection'],
  ['BookSet', 'Collection'],
  ['Component', 'Other'],
  ['Database', 'Dataset'],
  ['Entry', 'BookChapter'],
  ['Figure', 'Image'],
  ['JournalIssue', 'Collection'],
  ['JournalVolume', 'Collection'],
  ['LegalDocument', 'Text'],
  ['Manuscript', 'Text'],
  ['Map', 'Image'],
  ['Patent', 'Text'],
  ['Performance', 'Event'],
  ['PersonalCommunication', 'Text'],
  ['ProceedingsSeries', 'Collection'],
  ['ReportComponent', 'Report'],
  ['ReportSeries', 'Collection'],
  ['Review', 'PeerReview'],
  ['WebPage', 'InteractiveResource'],
]

/** Types of works, each with a CSL item type that is more specific than the general type. */
const typesOfItems: Pairs<string> = [
  ['BlogPost', 'post-weblog'],
  ['Entry', 'entry'],
  ['Entry', 'entry-dictionary'],
  ['Entry', 'entry-encyclopedia'],
  ['Figure', 'figure'],
  ['LegalDocument', 'bill'],
  ['LegalDocument', 'hearing'],
  ['LegalDocument', 'legal_case'],
  ['LegalDocument', 'legislation'],
  ['LegalDocument', 'regulation'],
  ['LegalDocument', 'treaty'],
  ['Manuscript', 'manuscript'],
  ['Map', 'map'],
  ['Patent', 'patent'],
  ['Performance', 'performance'],
  ['PersonalCommunication', 'personal_communication'],
]

/**
 * Returns the type of a work, given its CSL item type and general type. Returns undefined if no type of work
 * corresponds to both.
 */
export function typeOfItem(item: string, general: string): string | undefined {
  const type = nameOf(typesOfItems, item)
  return type !== undefined && termOf(workTypes, type) === general ? type : undefined
}

/**
 * Returns the free text (10) for a Commonmeta type and, if necessary, the CSL item type.
 *
 * The free text is `text` or, without `text`, a name of the type if the general type does not imply the type. The CSL
 * item type is necessary if `text` replaces its name.
 */
export function saidOfType(type: string, text: string | undefined): { text?: string; item?: string } {
  const general = termOf(workTypes, type)
  const items = typesOfItems.flatMap(([name, item]) => (name === type ? [item] : []))
  const [item = ''] = items.length === 1 ? items : []
  if (wordsOfItem(item) !== undefined) return saidOfItem(item, text)
  const isUsual = general !== undefined && nameOf(workTypes, general) === type
  const said = text ?? kindOfItem(item) ?? (isUsual ? undefined : type)
  return said === undefined ? {} : { text: said }
}

/** The roles of contributors other than authors, with the kernel's contributor types (7.a). */
export const roleNames: Pairs<ContributorType> = [
  ['ContactPerson', 'ContactPerson'],
  ['DataCollector', 'DataCollector'],
  ['DataCuration', 'DataCurator'],
  ['DataManager', 'DataManager'],
  ['Distributor', 'Distributor'],
  ['Editor', 'Editor'],
  ['HostingInstitution', 'HostingInstitution'],
  ['Other', 'Other'],
  ['Producer', 'Producer'],
  ['ProjectLeader', 'ProjectLeader'],
  ['ProjectManager', 'ProjectManager'],
  ['ProjectMember', 'ProjectMember'],
  ['RegistrationAgency', 'RegistrationAgency'],
  ['RegistrationAuthority', 'RegistrationAuthority'],
  ['RelatedPerson', 'RelatedPerson'],
  ['ResearchGroup', 'ResearchGroup'],
  ['RightsHolder', 'RightsHolder'],
  ['Researcher', 'Researcher'],
  ['Sponsor', 'Sponsor'],
  ['Supervision', 'Supervisor'],
  ['Translator', 'Translator'],
  ['WorkPackageLeader', 'WorkPackageLeader'],
  ['DataCurator', 'DataCurator'],
  ['Supervisor', 'Supervisor'],
]

/** The relations between works, with the kernel's relation types (12.b). */
export const relationNames: Pairs<RelationType> = [
  ['IsNewVersionOf', 'IsNewVersionOf'],
  ['IsPreviousVersionOf', 'IsPreviousVersionOf'],
  ['IsVersionOf', 'IsVersionOf'],
  ['HasVersion', 'HasVersion'],
  ['IsPartOf', 'IsPartOf'],
  ['HasPart', 'HasPart'],
  ['IsVariantFormOf', 'IsVariantFormOf'],
  ['IsOriginalFormOf', 'IsOriginalFormOf'],
  ['IsIdenticalTo', 'IsIdenticalTo'],
  ['IsTranslationOf', 'IsTranslationOf'],
  ['HasTranslation', 'HasTranslation'],
  ['IsReviewOf', 'Reviews'],
  ['HasReview', 'IsReviewedBy'],
  ['IsReferencedBy', 'IsReferencedBy'],
  ['IsSupplementTo', 'IsSupplementTo'],
  ['IsSupplementedBy', 'IsSupplementedBy'],
  ['Other', 'Other'],
  ['IsPreprintOf', 'IsOriginalFormOf'],
  ['HasPreprint', 'IsVariantFormOf'],
  ['References', 'References'],
]

/** The dates that have a date type in the kernel (8.a), other than those of publication and last change. */
export const dateNames: Pairs<DateType> = [
  ['created', 'Created'],
  ['submitted', 'Submitted'],
  ['accepted', 'Accepted'],
  ['available', 'Available'],
  ['withdrawn', 'Withdrawn'],
  ['collected', 'Collected'],
  ['valid', 'Valid'],
  ['copyrighted', 'Copyrighted'],
  ['other', 'Other'],
]

/** The container types, each with the kernel's related item type (20.a). */
export const containerTypes: Pairs<ResourceTypeGeneral> = [
  ['Journal', 'Journal'],
  ['Book', 'Book'],
  ['Proceedings', 'ConferenceProceeding'],
  ['Series', 'Collection'],
  ['Other', 'Other'],
  ['BookSeries', 'Collection'],
  ['ProceedingsSeries', 'Collection'],
  ['Periodical', 'Journal'],
  ['Blog', 'Collection'],
  ['Repository', 'Collection'],
  ['DataRepository', 'Collection'],
]

/** Commonmeta's identifier schemes, with their names in DataCite records (11.a, 2.4.a). */
export const identifierNames: Pairs<string> = [
  ['ARK', 'ARK'],
  ['arXiv', 'arXiv'],
  ['Bibcode', 'bibcode'],
  ['DOI', 'DOI'],
  ['FundRef', 'Crossref Funder ID'],
  ['GeoNames', 'GeoNames'],
  ['GRID', 'GRID'],
  ['Handle', 'Handle'],
  ['ISBN', 'ISBN'],
  ['ISNI', 'ISNI'],
  ['ISSN', 'ISSN'],
  ['OpenAlex', 'OpenAlex'],
  ['PMID', 'PMID'],
  ['PMCID', 'PMCID'],
  ['PURL', 'PURL'],
  ['RAiD', 'RAiD'],
  ['ResearcherID', 'ResearcherID'],
  ['ROR', 'ROR'],
  ['ScopusID', 'Scopus Author ID'],
  ['SWHID', 'SWHID'],
  ['URL', 'URL'],
  ['URN', 'URN'],
  ['UUID', 'UUID'],
  ['GUID', 'GUID'],
  ['Wikidata', 'Wikidata'],
]

/** Schemes of container identifiers that the kernel lacks, with the form of their URLs. */
const schemesAt: readonly (readonly [scheme: string, form: RegExp])[] = [
  ['OpenAlex', /^https?:\/\/(?:api\.)?openalex\.org\/(?:\w+\/)?[A-Z]\d+$/i],
  ['Wikidata', /^https?:\/\/(?:www\.)?wikidata\.org\/(?:wiki|entity)\/Q\d+$/i],
]

/** Returns the scheme of a container's identifier if it is an OpenAlex or Wikidata URL, else undefined. */
export const containerSchemeAt = (text: string): string | undefined =>
  schemesAt.find(([, form]) => form.test(text))?.[0]

/** The identifier schemes that Commonmeta supports for affiliations. */
export const affiliationTypes: ReadonlySet<string> = new Set([
  'ROR',
  'FundRef',
  'GRID',
  'ISNI',
  'Ringgold',
  'URL',
  'Wikidata',
])

/** The title types that Commonmeta and the kernel share. */
export const sharedTitleTypes: ReadonlySet<string> = new Set(['AlternativeTitle', 'Subtitle', 'TranslatedTitle'])
/** The description types that Commonmeta and the kernel share. */
export const sharedDescriptionTypes: ReadonlySet<string> = new Set(['Abstract', 'Methods', 'TechnicalInfo', 'Other'])

/** Returns the type of a funder's identifier, derived from its form. */
export const funderTypeOf = (id: string): 'Crossref Funder ID' | 'ROR' | 'Other' =>
  /10\.13039\//.test(id) ? 'Crossref Funder ID' : /ror\.org\//.test(id) ? 'ROR' : 'Other'
