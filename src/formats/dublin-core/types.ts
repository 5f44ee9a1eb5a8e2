import { entryOf } from '../../core/object.ts'
import type { ResourceTypeGeneral } from '../../kernel/vocabularies/index.ts'
import { resourceTypeGeneral } from '../../kernel/vocabularies/resource-type-general.ts'

/** The terms of the DCMI Type Vocabulary, each with the equivalent general type (10.a). */
const dcmiTypes: Readonly<Record<string, ResourceTypeGeneral>> = {
  Collection: 'Collection',
  Dataset: 'Dataset',
  Event: 'Event',
  Image: 'Image',
  InteractiveResource: 'InteractiveResource',
  MovingImage: 'Audiovisual',
  PhysicalObject: 'PhysicalObject',
  Service: 'Service',
  Software: 'Software',
  Sound: 'Sound',
  StillImage: 'Image',
  Text: 'Text',
}

/**
 * Publication types of info:eu-repo/semantics, which repositories write in dc:type:
 * https://wiki.surfnet.nl/display/standards/info-eu-repo.
 */
const publicationTypes: Readonly<Record<string, ResourceTypeGeneral>> = {
  article: 'JournalArticle',
  bachelorThesis: 'Dissertation',
  book: 'Book',
  bookPart: 'BookChapter',
  conferenceObject: 'ConferencePaper',
  conferencePaper: 'ConferencePaper',
  conferencePoster: 'Poster',
  conferenceProceedings: 'ConferenceProceeding',
  dataset: 'Dataset',
  doctoralThesis: 'Dissertation',
  lecture: 'Presentation',
  masterThesis: 'Dissertation',
  preprint: 'Preprint',
  report: 'Report',
  review: 'PeerReview',
  software: 'Software',
  workingPaper: 'Report',
}

/**
 * Returns the general type for a dc:type, or undefined if the type is unknown.
 *
 * `exactness` is 2 for a kernel term that the DCMI Type Vocabulary lacks, and otherwise 1.
 */
export function generalTypeInText(text: string): { general: ResourceTypeGeneral; exactness: 1 | 2 } | undefined {
  const name = text.replace(/^(?:https?:\/\/purl\.org\/dc\/dcmitype\/|dcmitype:)/, '')
  const dcmi = entryOf(dcmiTypes, name)
  if (Object.hasOwn(resourceTypeGeneral, name) && dcmi !== name)
    return { general: name as ResourceTypeGeneral, exactness: 2 }
  const general = dcmi ?? entryOf(publicationTypes, text.replace(/^info:eu-repo\/semantics\//, ''))
  return general === undefined ? undefined : { general, exactness: 1 }
}
