import { entryOf } from '../../core/object.ts'
import { type ResourceTypeGeneral, vocabularies } from '../../kernel/index.ts'
import type { XmlElement } from '../../text/xml/read.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { ElementReader } from '../work/reading/element-reader.ts'
import type { ModsPart } from './part-types.ts'

/**
 * The resource types of MODS (https://www.loc.gov/standards/mods/userguide/typeofresource.html), each with its usual
 * general type (10.a).
 */
const resourceTypes: Readonly<Record<string, ResourceTypeGeneral>> = {
  text: 'Text',
  cartographic: 'Image',
  'notated music': 'Other',
  'sound recording': 'Sound',
  'sound recording-musical': 'Sound',
  'sound recording-nonmusical': 'Sound',
  'still image': 'Image',
  'moving image': 'Audiovisual',
  'three dimensional object': 'PhysicalObject',
  'software, multimedia': 'Software',
  'mixed material': 'Collection',
}

/**
 * The resource types that are written for some of the kernel's general types. The remaining general types are written
 * as `text`.
 */
const written: Readonly<Partial<Record<ResourceTypeGeneral, string>>> = {
  Audiovisual: 'moving image',
  Collection: 'mixed material',
  ComputationalNotebook: 'software, multimedia',
  Dataset: 'software, multimedia',
  Image: 'still image',
  Instrument: 'three dimensional object',
  InteractiveResource: 'software, multimedia',
  Model: 'software, multimedia',
  PhysicalObject: 'three dimensional object',
  Service: 'software, multimedia',
  Software: 'software, multimedia',
  Sound: 'sound recording',
  Workflow: 'software, multimedia',
}

/** Genres of the MARC list, of repositories, of bibutils and of JabRef, each with the general type that it implies. */
const genres: Readonly<Record<string, ResourceTypeGeneral>> = {
  article: 'JournalArticle',
  'journal article': 'JournalArticle',
  'academic journal': 'Journal',
  periodical: 'Journal',
  book: 'Book',
  'book chapter': 'BookChapter',
  'book part': 'BookChapter',
  chapter: 'BookChapter',
  'conference paper': 'ConferencePaper',
  'conference publication': 'ConferenceProceeding',
  'conference proceedings': 'ConferenceProceeding',
  'data set': 'Dataset',
  dataset: 'Dataset',
  inproceedings: 'ConferencePaper',
  proceedings: 'ConferenceProceeding',
  inbook: 'BookChapter',
  incollection: 'BookChapter',
  thesis: 'Dissertation',
  phdthesis: 'Dissertation',
  mastersthesis: 'Dissertation',
  'ph.d. thesis': 'Dissertation',
  'masters thesis': 'Dissertation',
  techreport: 'Report',
  'doctoral thesis': 'Dissertation',
  'master thesis': 'Dissertation',
  theses: 'Dissertation',
  dissertation: 'Dissertation',
  preprint: 'Preprint',
  report: 'Report',
  'technical report': 'Report',
  review: 'PeerReview',
  software: 'Software',
  standard: 'Standard',
  poster: 'Poster',
  lecture: 'Presentation',
  speech: 'Presentation',
}

/** True if a work was issued as a whole and has no container. Catalogues mark a book in this way. */
const isIssuedAsWhole = (mods: ElementReader): boolean =>
  mods
    .children('originInfo')
    .some(info => /^(?:monographic|single unit|multipart monograph)$/.test(info.text('issuance') ?? '')) &&
  !mods.children('relatedItem').some(item => item.attribute('type') === 'host')

const authority = 'datacite'
const authorityURI = 'https://schema.datacite.org/'

/** Writes a general type as a genre of the kernel's own list. */
export const kernelGenre = (general: string | undefined): Block[] =>
  general === undefined ? [] : [element('genre', { authority, authorityURI }, general)]

/** True if a genre is marked as a term of the kernel's own list. */
export const isKernelGenre = ({ attributes }: XmlElement): boolean =>
  attributes.some(({ local, value }) => local === 'authority' && value === authority)

/** Reads the general type of a related item from a genre of the kernel's own list. Other genres stay unread. */
export function readKernelGenre(item: ElementReader): ResourceTypeGeneral | undefined {
  const isKernel = ({ element: genre }: ElementReader): boolean => isKernelGenre(genre)
  const genre = new ElementReader(item.element).children('genre').find(isKernel)
  const name = genre?.line()
  if (name === undefined || !Object.hasOwn(vocabularies.resourceTypeGeneral, name)) return undefined
  for (const one of item.children('genre').filter(isKernel)) {
    one.line()
    for (const attribute of ['authority', 'authorityURI']) one.attribute(attribute)
  }
  return name as ResourceTypeGeneral
}

/**
 * Reads and writes the general type, as a `typeOfResource` and as a `genre` of the kernel's own list. The free text of
 * the type is another `genre`.
 */
export const types: ModsPart = {
  read(mods, { record }) {
    let general: ResourceTypeGeneral | undefined
    let isSaid = false
    let text: string | undefined
    for (const genre of mods.children('genre')) {
      const name = genre.line()
      if (name === undefined) continue
      const isKernel = genre.attribute('authority') === authority
      genre.attribute('authorityURI')
      genre.attribute('type')
      genre.attribute('usage')
      const known = entryOf(genres, name.toLowerCase())
      if (isKernel && Object.hasOwn(vocabularies.resourceTypeGeneral, name)) {
        general = name as ResourceTypeGeneral
        isSaid = true
      } else if (known !== undefined && general === undefined) {
        general = known
        if (known.toLowerCase() !== name.toLowerCase().replace(/\s/g, '')) text ??= name
      } else text ??= name
    }
    for (const type of mods.children('typeOfResource')) {
      const name = type.line()
      type.attribute('usage')
      general ??= entryOf(resourceTypes, name ?? '')
    }
    if (!isSaid && general === 'Text' && isIssuedAsWhole(mods)) general = 'Book'
    if (general !== undefined || text !== undefined)
      record.types = {
        ...(general && { resourceTypeGeneral: general }),
        ...(text !== undefined && { resourceType: text }),
      }
  },
  write({ work: { general, genre }, account }) {
    const type = general === undefined ? undefined : (entryOf(written, general.value) ?? 'text')
    return [
      ...(type === undefined ? [] : [element('typeOfResource', {}, type)]),
      ...kernelGenre(account.carryAny(general)),
      ...(genre === undefined ? [] : [element('genre', {}, account.carry(genre))]),
    ]
  },
}
