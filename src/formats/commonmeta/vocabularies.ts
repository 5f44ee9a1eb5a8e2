import type { ContributorType, DateType, RelationType, ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'
import { saidOfItem, wordsOfItem } from '../work/types/item-types.ts'
import { kindOfItem } from '../work/types/resource-kinds.ts'

/** A table of pairs of which the first for a term of the kernel is written, and every one is read. */
type Pairs<T extends string> = readonly (readonly [name: string, term: T])[]

/** Returns the kernel term for a name of Commonmeta. */
export const termOf = <T extends string>(pairs: Pairs<T>, name: string): T | undefined =>
  pairs.find(([known]) => known === name)?.[1]

/** Returns the Commonmeta name for a term of the kernel. */
export const nameOf = <T extends string>(pairs: Pairs<T>, term: string): string | undefined =>
  pairs.find(([, known]) => known === term)?.[0]

/** Types of works (https://commonmeta.org/commonmeta_v1.0.json), and the kernel's (10.a). */
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

/** Types of works for item types of CSL that say more than the general type, several of them for some. */
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

/** The type of a work of an item type of CSL and a general type; undefined where that is the one of the general type. */
export function typeOfItem(item: string, general: string): string | undefined {
  const type = nameOf(typesOfItems, item)
  return type !== undefined && termOf(workTypes, type) === general ? type : undefined
}

/**
 * Returns the information in a Commonmeta type and its accompanying text beyond the general type: the kind of work, or else the name of the
 * type.
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

/** Roles of contributors, authors apart, and the kernel's (7.a). */
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

/** Relations between works, and the kernel's (12.b). */
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

/** Dates other than those of publication and of the last change, and the kernel's (8.a). */
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

/** Types of containers, and of related items (20.a). */
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

/** Schemes of identifiers, and the names of the kernel, or those that records use (11.a, 2.4.a). */
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

/** Schemes of organisations that people belong to. */
export const affiliationTypes: ReadonlySet<string> = new Set([
  'ROR',
  'FundRef',
  'GRID',
  'ISNI',
  'Ringgold',
  'URL',
  'Wikidata',
])

/** Types of titles and descriptions that both have. */
export const sharedTitleTypes: ReadonlySet<string> = new Set(['AlternativeTitle', 'Subtitle', 'TranslatedTitle'])
export const sharedDescriptionTypes: ReadonlySet<string> = new Set(['Abstract', 'Methods', 'TechnicalInfo', 'Other'])
