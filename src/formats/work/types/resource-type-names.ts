import type { ResourceTypeGeneral } from '../../../kernel/vocabularies/index.ts'
import type { EndnoteType } from './endnote-types.ts'
import { itemOfText, referenceNamesOfItem } from './item-types.ts'
import { kindOfText, type ResourceTypeRow } from './resource-kinds.ts'

/** The names of a general resource type in other vocabularies. */
export interface ResourceTypeNames {
  /** The item type of CSL 1.0.2: https://docs.citationstyles.org/en/stable/specification.html#appendix-iii-types. */
  csl: string
  /** The entry type of BibTeX's standard styles, or `patent`, which only other styles define. */
  bibtex: string
  /** The entry type of biblatex (section 2.1 of its manual). */
  biblatex: string
  /** The reference type in RIS (`TY`). */
  ris: string
  /** The schema.org class (https://schema.org), which CodeMeta also uses. */
  schemaOrg: string
  /** The DCAT 3 class (https://www.w3.org/TR/vocab-dcat-3/), without the prefix `dcat:`. */
  dcat: 'Dataset' | 'DataService' | 'Resource'
  /** The `@type` in RO-Crate 1.1 and 1.2. */
  roCrate: string
  /** The name of EndNote's reference type. EndNote's XML also contains the number of the type. */
  endnote: EndnoteType
  /** The term of the DCMI Type Vocabulary; absent if no term fits. */
  dcmi?: string
}

// A biblatex @collection is an edited book and @unpublished has no publisher, so they do not match DataCite's
// Collection and Presentation.
const table: Readonly<Partial<Record<ResourceTypeGeneral, ResourceTypeRow>> & { Other: ResourceTypeRow }> = {
  Audiovisual: {
    cited: ['motion_picture', 'misc', 'video', 'VIDEO', 'Audiovisual Material'],
    linked: ['VideoObject', 'VideoObject', 'Resource', 'MovingImage'],
  },
  Award: {
    cited: ['document', 'misc', 'misc', 'GRANT', 'Grant'],
    linked: ['Grant', 'Grant', 'Resource'],
  },
  Book: {
    cited: ['book', 'book', 'book', 'BOOK', 'Book'],
    linked: ['Book', 'Book', 'Resource', 'Text'],
  },
  BookChapter: {
    cited: ['chapter', 'incollection', 'incollection', 'CHAP', 'Book Section'],
    linked: ['Chapter', 'Chapter', 'Resource', 'Text'],
  },
  Collection: {
    cited: ['collection', 'misc', 'misc', 'GEN', 'Generic'],
    linked: ['Collection', 'RepositoryCollection', 'Dataset', 'Collection'],
  },
  ComputationalNotebook: {
    cited: ['software', 'misc', 'software', 'COMP', 'Computer Program'],
    linked: ['SoftwareSourceCode', 'SoftwareSourceCode', 'Resource', 'Software'],
  },
  ConferencePaper: {
    cited: ['paper-conference', 'inproceedings', 'inproceedings', 'CPAPER', 'Conference Paper'],
    linked: ['ScholarlyArticle', 'ScholarlyArticle', 'Resource', 'Text'],
  },
  ConferenceProceeding: {
    cited: ['book', 'proceedings', 'proceedings', 'CONF', 'Conference Proceedings'],
    linked: ['Book', 'Book', 'Resource', 'Text'],
  },
  DataPaper: {
    cited: ['article-journal', 'article', 'article', 'JOUR', 'Journal Article'],
    linked: ['ScholarlyArticle', 'ScholarlyArticle', 'Resource', 'Text'],
  },
  Dataset: {
    cited: ['dataset', 'misc', 'dataset', 'DATA', 'Dataset'],
    linked: ['Dataset', 'Dataset', 'Dataset', 'Dataset'],
  },
  Dissertation: {
    cited: ['thesis', 'phdthesis', 'thesis', 'THES', 'Thesis'],
    linked: ['Thesis', 'Thesis', 'Resource', 'Text'],
  },
  Event: {
    cited: ['event', 'misc', 'misc', 'GEN', 'Generic'],
    linked: ['Event', 'Event', 'Resource', 'Event'],
  },
  Image: {
    cited: ['graphic', 'misc', 'image', 'FIGURE', 'Figure'],
    linked: ['ImageObject', 'ImageObject', 'Resource', 'Image'],
  },
  Instrument: {
    cited: ['document', 'misc', 'misc', 'GEN', 'Generic'],
    linked: ['IndividualProduct', 'IndividualProduct', 'Resource', 'PhysicalObject'],
  },
  InteractiveResource: {
    cited: ['webpage', 'misc', 'online', 'ELEC', 'Web Page'],
    linked: ['CreativeWork', 'CreativeWork', 'Resource', 'InteractiveResource'],
  },
  Journal: {
    cited: ['periodical', 'misc', 'periodical', 'JFULL', 'Serial'],
    linked: ['Periodical', 'Periodical', 'Resource', 'Text'],
  },
  JournalArticle: {
    cited: ['article-journal', 'article', 'article', 'JOUR', 'Journal Article'],
    linked: ['ScholarlyArticle', 'ScholarlyArticle', 'Resource', 'Text'],
  },
  Model: {
    cited: ['document', 'misc', 'misc', 'GEN', 'Generic'],
    linked: ['CreativeWork', 'CreativeWork', 'Resource'],
  },
  OutputManagementPlan: {
    cited: ['report', 'techreport', 'report', 'RPRT', 'Report'],
    linked: ['DigitalDocument', 'DigitalDocument', 'Resource', 'Text'],
  },
  PeerReview: {
    cited: ['review', 'misc', 'review', 'GEN', 'Generic'],
    linked: ['Review', 'Review', 'Resource', 'Text'],
  },
  PhysicalObject: {
    cited: ['document', 'misc', 'misc', 'GEN', 'Generic'],
    linked: ['IndividualProduct', 'IndividualProduct', 'Resource', 'PhysicalObject'],
  },
  Poster: {
    cited: ['speech', 'misc', 'misc', 'GEN', 'Generic'],
    linked: ['Poster', 'Poster', 'Resource', 'Text'],
  },
  Preprint: {
    cited: ['article', 'misc', 'online', 'UNPB', 'Unpublished Work'],
    linked: ['ScholarlyArticle', 'ScholarlyArticle', 'Resource', 'Text'],
  },
  Presentation: {
    cited: ['speech', 'misc', 'misc', 'SLIDE', 'Audiovisual Material'],
    linked: ['PresentationDigitalDocument', 'PresentationDigitalDocument', 'Resource', 'Text'],
  },
  Project: {
    cited: ['document', 'misc', 'misc', 'GEN', 'Generic'],
    linked: ['ResearchProject', 'ResearchProject', 'Resource'],
  },
  Report: {
    cited: ['report', 'techreport', 'report', 'RPRT', 'Report'],
    linked: ['Report', 'Report', 'Resource', 'Text'],
  },
  Service: {
    cited: ['webpage', 'misc', 'online', 'ELEC', 'Web Page'],
    linked: ['Service', 'Service', 'DataService', 'Service'],
  },
  Software: {
    cited: ['software', 'misc', 'software', 'COMP', 'Computer Program'],
    linked: ['SoftwareSourceCode', 'SoftwareSourceCode', 'Resource', 'Software'],
  },
  Sound: {
    cited: ['song', 'misc', 'audio', 'SOUND', 'Audiovisual Material'],
    linked: ['AudioObject', 'AudioObject', 'Resource', 'Sound'],
  },
  Standard: {
    cited: ['standard', 'misc', 'standard', 'STAND', 'Standard'],
    linked: ['CreativeWork', 'CreativeWork', 'Resource', 'Text'],
  },
  StudyRegistration: {
    cited: ['document', 'misc', 'misc', 'GEN', 'Generic'],
    linked: ['DigitalDocument', 'DigitalDocument', 'Resource', 'Text'],
  },
  Text: {
    cited: ['document', 'misc', 'misc', 'GEN', 'Generic'],
    linked: ['DigitalDocument', 'DigitalDocument', 'Resource', 'Text'],
  },
  Workflow: {
    cited: ['software', 'misc', 'software', 'COMP', 'Computer Program'],
    linked: ['SoftwareSourceCode', 'ComputationalWorkflow', 'Resource', 'Software'],
  },
  Other: {
    cited: ['document', 'misc', 'misc', 'GEN', 'Generic'],
    linked: ['CreativeWork', 'CreativeWork', 'Resource'],
  },
}

/**
 * Returns the names of a general type (10.a), refined by its free text (10) and a kept CSL item type if these are more
 * specific.
 *
 * Returns the names of `Other` for an unknown or missing type.
 *
 * @example
 * resourceTypeNames('JournalArticle').ris // → 'JOUR'
 */
export function resourceTypeNames(
  general: string | undefined,
  text?: string,
  item = itemOfText(general, text),
): ResourceTypeNames {
  const row =
    kindOfText(general, text) ||
    (typeof general === 'string' && Object.hasOwn(table, general) && table[general as ResourceTypeGeneral]) ||
    table.Other
  const names = named.get(row) ?? namesOf(row)
  named.set(row, names)
  return item === undefined ? names : { ...names, csl: item, ...referenceNamesOfItem(item) }
}

const named = new Map<ResourceTypeRow, ResourceTypeNames>()

function namesOf({ cited, linked }: ResourceTypeRow): ResourceTypeNames {
  const [csl, bibtex, biblatex, ris, endnote] = cited
  const [schemaOrg, roCrate, dcat, dcmi] = linked
  return {
    csl,
    bibtex,
    biblatex,
    ris,
    endnote,
    schemaOrg,
    roCrate,
    dcat,
    ...(dcmi !== undefined && { dcmi }),
  }
}
