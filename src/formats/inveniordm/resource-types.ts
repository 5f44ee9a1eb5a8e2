import { entryOf } from '../../core/object.ts'
import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'
import type { Types } from '../../model/datacite.ts'

/** InvenioRDM's default resource types, with their DataCite equivalents: general type (10.a) and text (10). */
const types: Readonly<Record<string, readonly [general: ResourceTypeGeneral, text?: string]>> = {
  publication: ['Text'],
  'publication-annotationcollection': ['Collection', 'Annotation collection'],
  'publication-article': ['JournalArticle'],
  'publication-book': ['Book'],
  'publication-conferencepaper': ['ConferencePaper'],
  'publication-conferenceproceeding': ['ConferenceProceeding'],
  'publication-datamanagementplan': ['OutputManagementPlan'],
  'publication-datapaper': ['DataPaper'],
  'publication-deliverable': ['Text', 'Project deliverable'],
  'publication-dissertation': ['Dissertation'],
  'publication-journal': ['Journal'],
  'publication-milestone': ['Text', 'Project milestone'],
  'publication-other': ['Text', 'Other'],
  'publication-patent': ['Text', 'Patent'],
  'publication-peerreview': ['PeerReview'],
  'publication-preprint': ['Preprint'],
  'publication-proposal': ['Text', 'Proposal'],
  'publication-report': ['Report'],
  'publication-section': ['BookChapter'],
  'publication-softwaredocumentation': ['Text', 'Software documentation'],
  'publication-standard': ['Standard'],
  'publication-studyregistration': ['StudyRegistration'],
  'publication-taxonomictreatment': ['Text', 'Taxonomic treatment'],
  'publication-technicalnote': ['Text', 'Technical note'],
  'publication-thesis': ['Dissertation', 'Thesis'],
  'publication-workingpaper': ['Text', 'Working paper'],
  audio: ['Sound'],
  dataset: ['Dataset'],
  event: ['Event'],
  image: ['Image'],
  'image-diagram': ['Image', 'Diagram'],
  'image-drawing': ['Image', 'Drawing'],
  'image-figure': ['Image', 'Figure'],
  'image-other': ['Image', 'Other'],
  'image-photo': ['Image', 'Photo'],
  'image-plot': ['Image', 'Plot'],
  instrument: ['Instrument'],
  lesson: ['InteractiveResource', 'Lesson'],
  model: ['Model'],
  other: ['Other'],
  physicalobject: ['PhysicalObject'],
  poster: ['Poster'],
  presentation: ['Presentation'],
  project: ['Project'],
  software: ['Software'],
  'software-computationalnotebook': ['ComputationalNotebook'],
  video: ['Audiovisual'],
  workflow: ['Workflow'],
}

/**
 * Returns the DataCite equivalent of a resource type.
 *
 * For a repository's own type, the text is the id, and the general type is that of the parent type, or Other without a
 * known parent.
 */
export function typesOf(id: string): Types {
  const [main = ''] = id.split('-')
  const [general, text] = entryOf(types, id) ?? [entryOf(types, main)?.[0] ?? 'Other', id]
  return { resourceTypeGeneral: general, ...(text !== undefined && { resourceType: text }) }
}

/**
 * Returns the id of the resource type for a general type and free text. `isWhole` is true if the id expresses the
 * general type, `hasText` if the id also expresses the text.
 */
export function resourceTypeOf(
  general: string | undefined,
  text?: string,
): { id: string; isWhole: boolean; hasText: boolean } {
  const alike = Object.entries(types).filter(([, [candidate]]) => candidate === general)
  const exact = alike.find(([, [, own]]) => own?.toLowerCase() === text?.toLowerCase())
  if (exact !== undefined) return { id: exact[0], isWhole: true, hasText: true }
  const [main = ''] = text?.split('-') ?? []
  // The text may be the id of a repository's own type: see `typesOf`.
  if (text !== undefined && /^[a-z]+-[a-z\d]+$/.test(text) && entryOf(types, main) !== undefined) {
    const own = typesOf(text)
    if (own.resourceTypeGeneral === general && own.resourceType === text)
      return { id: text, isWhole: true, hasText: true }
  }
  const plain = alike.find(([, [, own]]) => own === undefined)
  return { id: plain?.[0] ?? 'other', isWhole: plain !== undefined, hasText: false }
}
