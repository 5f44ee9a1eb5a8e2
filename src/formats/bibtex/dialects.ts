import { entryOf } from '../../object.ts'
import type { FormatId } from '../format.ts'

/** Which fields an entry type uses. */
export interface EntryShape {
  /** The field for the container of the work. */
  container?: string
  /** The field for the publisher (4). */
  publisher: string
  /** What the entry type requires; without it, the entry is written as @misc. */
  requires: readonly ('container' | 'publisher')[]
  /** Whether the type has a field for a series. */
  series?: true
}

/** A dialect of BibTeX: the types and fields that its styles know. */
export interface BibDialect {
  id: FormatId & ('bibtex' | 'biblatex')
  name: string
  /** Fields whose names differ between the dialects. */
  fields: { language: string; eprintType: string; eprintClass: string }
  /** By entry type. */
  shapes: Readonly<Record<string, EntryShape>>
}

/**
 * BibTeX with its standard styles: btxdoc (https://ctan.org/pkg/bibtex), section 3. They know neither versions nor datasets, so
 * both go into the note of a @misc, which they do print; `version` and `type` are for programs.
 */
export const bibtexDialect: BibDialect = {
  id: 'bibtex',
  name: 'BibTeX',
  fields: { language: 'language', eprintType: 'archiveprefix', eprintClass: 'primaryclass' },
  shapes: {
    article: { container: 'journal', publisher: 'publisher', requires: ['container'] },
    book: { publisher: 'publisher', requires: ['publisher'], series: true },
    incollection: {
      container: 'booktitle',
      publisher: 'publisher',
      requires: ['container', 'publisher'],
      series: true,
    },
    inproceedings: { container: 'booktitle', publisher: 'publisher', requires: ['container'], series: true },
    proceedings: { publisher: 'publisher', requires: [], series: true },
    phdthesis: { publisher: 'school', requires: ['publisher'] },
    mastersthesis: { publisher: 'school', requires: ['publisher'] },
    techreport: { publisher: 'institution', requires: ['publisher'] },
    misc: { publisher: 'howpublished', requires: [] },
  },
}

const published: EntryShape = { publisher: 'publisher', requires: [] }

/** BibLaTeX with biber: its manual (https://ctan.org/pkg/biblatex), sections 2.1 and 2.2. */
export const biblatexDialect: BibDialect = {
  id: 'biblatex',
  name: 'BibLaTeX',
  fields: { language: 'langid', eprintType: 'eprinttype', eprintClass: 'eprintclass' },
  shapes: {
    article: { container: 'journaltitle', publisher: 'publisher', requires: ['container'] },
    review: { container: 'journaltitle', publisher: 'publisher', requires: ['container'] },
    book: { ...published, series: true },
    incollection: { container: 'booktitle', publisher: 'publisher', requires: ['container'], series: true },
    inproceedings: { container: 'booktitle', publisher: 'publisher', requires: ['container'], series: true },
    proceedings: { ...published, series: true },
    periodical: { ...published, series: true },
    thesis: { publisher: 'institution', requires: ['publisher'] },
    report: { publisher: 'institution', requires: ['publisher'], series: true },
    dataset: { ...published, series: true },
    software: published,
    audio: published,
    image: published,
    video: published,
    standard: published,
    patent: published,
    online: { publisher: 'organization', requires: [] },
    misc: { publisher: 'organization', requires: [] },
  },
}

/** Types with the same fields as another type. */
const alike: Readonly<Record<string, string>> = {
  conference: 'inproceedings',
  data: 'dataset',
  inbook: 'incollection',
  phdthesis: 'thesis',
  mastersthesis: 'thesis',
  techreport: 'report',
  electronic: 'online',
  www: 'online',
  collection: 'book',
  reference: 'book',
}

/** The types of BibTeX's standard styles that are read but never written. */
const onlyRead = new Set(['booklet', 'conference', 'inbook', 'manual', 'unpublished'])

/** Whether a dialect has an entry type; BibLaTeX also has those of BibTeX. */
export const isTypeOf = ({ id, shapes }: BibDialect, type: string): boolean =>
  id === 'biblatex' || Object.hasOwn(shapes, type) || onlyRead.has(type)

const misc: EntryShape = { publisher: 'howpublished', requires: [] }

/** The fields of an entry type; those of @misc if the type is unknown. */
export const shapeOf = ({ shapes }: BibDialect, type: string): EntryShape =>
  entryOf(shapes, type) ?? shapes[entryOf(alike, type) ?? 'misc'] ?? shapes.misc ?? misc
