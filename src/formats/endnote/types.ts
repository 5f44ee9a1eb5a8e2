import type { ResourceTypeGeneral } from '../../kernel/index.ts'
import { endnoteXmlRow } from '../table.ts'
import type { ReferenceTarget } from '../tagged/reference-fields.ts'
import { generalOfTable } from '../tagged/type-and-language.ts'
import { isoDate } from '../work/index.ts'

/** General types for EndNote's reference types. Any other reference type has the general type of its CSL item type. */
const generalByType: Readonly<Record<string, ResourceTypeGeneral>> = {
  'Aggregated Database': 'Dataset',
  Artwork: 'Image',
  'Audiovisual Material': 'Audiovisual',
  Book: 'Book',
  'Book Section': 'BookChapter',
  Case: 'Text',
  Catalog: 'Text',
  'Chart or Table': 'Image',
  'Computer Program': 'Software',
  'Conference Paper': 'ConferencePaper',
  'Conference Proceedings': 'ConferenceProceeding',
  Dataset: 'Dataset',
  'Edited Book': 'Book',
  'Electronic Article': 'JournalArticle',
  'Electronic Book': 'Book',
  'Electronic Book Section': 'BookChapter',
  Figure: 'Image',
  'Film or Broadcast': 'Audiovisual',
  'Government Document': 'Report',
  Grant: 'Award',
  'Journal Article': 'JournalArticle',
  Manuscript: 'Text',
  Music: 'Sound',
  'Online Database': 'Dataset',
  'Online Multimedia': 'InteractiveResource',
  'Multimedia Application': 'Software',
  Patent: 'Text',
  Podcast: 'Sound',
  'Press Release': 'Text',
  Report: 'Report',
  Serial: 'Journal',
  Standard: 'Standard',
  Statute: 'Text',
  Thesis: 'Dissertation',
  'Unpublished Work': 'Preprint',
  'Web Page': 'InteractiveResource',
}

/** EndNote's tagged text, in which a comma marks the names of organisations. */
export const endnoteTarget: ReferenceTarget = {
  id: 'endnote',
  name: 'EndNote',
  typeOf: ({ endnote }) => endnote,
  generalOf: type => generalOfTable(generalByType, type),
  dateText: isoDate,
  marksOrganisations: true,
  hasDataEditors: false,
}

/** EndNote's XML, with the reference types and dates of the tagged text. */
export const endnoteXmlTarget: ReferenceTarget = { ...endnoteTarget, id: 'endnote-xml', name: endnoteXmlRow.name }
