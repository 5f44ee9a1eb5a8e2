import type { ResourceTypeGeneral } from '../../kernel/index.ts'
import { entryOf } from '../../object.ts'
import type { ReferenceTarget } from '../reference/fields.ts'
import { isoDate } from '../work/index.ts'

/** What EndNote's reference types are read as. */
const generalByType: Readonly<Record<string, ResourceTypeGeneral>> = {
  'Aggregated Database': 'Dataset',
  Artwork: 'Image',
  'Audiovisual Material': 'Audiovisual',
  Blog: 'InteractiveResource',
  Book: 'Book',
  'Book Section': 'BookChapter',
  Case: 'Text',
  'Chart or Table': 'Image',
  'Computer Program': 'Software',
  'Conference Paper': 'ConferencePaper',
  'Conference Proceedings': 'ConferenceProceeding',
  Dataset: 'Dataset',
  Dictionary: 'BookChapter',
  'Edited Book': 'Book',
  'Electronic Article': 'JournalArticle',
  'Electronic Book': 'Book',
  'Electronic Book Section': 'BookChapter',
  Encyclopedia: 'BookChapter',
  Figure: 'Image',
  'Film or Broadcast': 'Audiovisual',
  'Government Document': 'Report',
  Grant: 'Award',
  'Journal Article': 'JournalArticle',
  'Magazine Article': 'JournalArticle',
  Manuscript: 'Text',
  Map: 'Image',
  Music: 'Sound',
  'Newspaper Article': 'JournalArticle',
  'Online Database': 'Dataset',
  'Online Multimedia': 'InteractiveResource',
  Patent: 'Text',
  Report: 'Report',
  Serial: 'Journal',
  Standard: 'Standard',
  Statute: 'Text',
  Thesis: 'Dissertation',
  'Unpublished Work': 'Preprint',
  'Web Page': 'Service',
}

const generalOf = (type: string): string => entryOf(generalByType, type) ?? 'Other'

/** EndNote's tagged text; a comma marks the names of organisations. */
export const endnoteTarget: ReferenceTarget = {
  id: 'endnote',
  name: 'EndNote',
  typeOf: ({ endnote }) => endnote,
  generalOf,
  dateText: isoDate,
  marksOrganisations: true,
}

/** EndNote's XML. */
export const endnoteXmlTarget: ReferenceTarget = { ...endnoteTarget, id: 'endnote-xml', name: 'EndNote XML' }
