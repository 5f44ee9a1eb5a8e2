import { entryOf } from '../../core/object.ts'
import type { FormatId } from '../format.ts'
import { biblatexRow, bibtexRow } from '../table.ts'

/** The fields and the requirements of an entry type. */
export interface EntryShape {
  /** The field for the title of the container. */
  container?: string
  /** The field for the publisher (4). */
  publisher: string
  /**
   * The requirements of the type. A record that lacks a required value is written as @misc, unless it was read from an
   * entry of this type.
   */
  requires: readonly Requirement[]
  /** True if the type has a field for a series. */
  series?: true
}

/** A value that an entry type requires. `address` is a DOI or a URL. */
export type Requirement = 'container' | 'publisher' | 'address'

/** A dialect of BibTeX: the types and fields of its styles. */
export interface BibDialect {
  id: FormatId & ('bibtex' | 'biblatex')
  name: string
  /** Fields whose names differ between the dialects. */
  fields: { language: string; eprintType: string; eprintClass: string }
  /** The fields of each entry type, by the name of the type. */
  shapes: Readonly<Record<string, EntryShape>>
}

/**
 * BibTeX with its standard styles: btxdoc (https://ctan.org/pkg/bibtex), section 3.
 *
 * The styles do not print the version or, in a @misc, the type of the work, so both are also written to `note`. The
 * fields `version` and `type` are for programs. If a required field is missing, such as the publisher of a book, BibTeX
 * warns but prints the entry. The styles print @patent, an IEEE type, like @misc.
 */
export const bibtexDialect: BibDialect = {
  id: 'bibtex',
  name: bibtexRow.name,
  fields: { language: 'language', eprintType: 'archiveprefix', eprintClass: 'primaryclass' },
  shapes: {
    article: { container: 'journal', publisher: 'publisher', requires: ['container'] },
    book: { publisher: 'publisher', requires: [], series: true },
    incollection: { container: 'booktitle', publisher: 'publisher', requires: ['container'], series: true },
    inproceedings: { container: 'booktitle', publisher: 'publisher', requires: ['container'], series: true },
    proceedings: { publisher: 'publisher', requires: [], series: true },
    phdthesis: { publisher: 'school', requires: [] },
    mastersthesis: { publisher: 'school', requires: [] },
    techreport: { publisher: 'institution', requires: [], series: true },
    patent: { publisher: 'howpublished', requires: [] },
    manual: { publisher: 'organization', requires: [] },
    unpublished: { publisher: 'howpublished', requires: [] },
    misc: { container: 'journal', publisher: 'howpublished', requires: [] },
  },
}

/**
 * BibLaTeX with biber: the biblatex manual (https://ctan.org/pkg/biblatex), sections 2.1 and 2.2. Types that are not
 * listed use the fields of a similar type or of @misc (see {@link shapeOf}).
 */
export const biblatexDialect: BibDialect = {
  id: 'biblatex',
  name: biblatexRow.name,
  fields: { language: 'langid', eprintType: 'eprinttype', eprintClass: 'eprintclass' },
  shapes: {
    article: { container: 'journaltitle', publisher: 'publisher', requires: ['container'], series: true },
    book: { publisher: 'publisher', requires: [], series: true },
    collection: { publisher: 'publisher', requires: [], series: true },
    inbook: { container: 'booktitle', publisher: 'publisher', requires: ['container'], series: true },
    incollection: { container: 'booktitle', publisher: 'publisher', requires: ['container'], series: true },
    inreference: { container: 'booktitle', publisher: 'publisher', requires: ['container'], series: true },
    bookinbook: { container: 'booktitle', publisher: 'publisher', requires: ['container'], series: true },
    inproceedings: { container: 'booktitle', publisher: 'publisher', requires: ['container'], series: true },
    proceedings: { publisher: 'publisher', requires: [], series: true },
    periodical: { publisher: 'publisher', requires: [], series: true },
    thesis: { publisher: 'institution', requires: ['publisher'] },
    report: { publisher: 'institution', requires: ['publisher'], series: true },
    dataset: { publisher: 'publisher', requires: [], series: true },
    software: { publisher: 'organization', requires: [] },
    patent: { publisher: 'publisher', requires: [] },
    manual: { publisher: 'organization', requires: [] },
    unpublished: { publisher: 'howpublished', requires: [] },
    online: { container: 'journaltitle', publisher: 'organization', requires: ['address'] },
    misc: { container: 'journaltitle', publisher: 'organization', requires: [] },
  },
}

/** Entry types that have the same fields as another type, with the name of that type. */
const alike: Readonly<Record<string, string>> = {
  conference: 'inproceedings',
  data: 'dataset',
  inbook: 'incollection',
  phdthesis: 'thesis',
  mastersthesis: 'thesis',
  techreport: 'report',
  electronic: 'online',
  www: 'online',
  review: 'article',
  suppperiodical: 'article',
  reference: 'book',
}

/** The standard BibTeX entry types that are read but never written. */
const onlyRead = new Set(['booklet', 'conference', 'inbook'])

/** True if a dialect accepts an entry type. BibLaTeX accepts every type. */
export const isTypeOf = ({ id, shapes }: BibDialect, type: string): boolean =>
  id === 'biblatex' || Object.hasOwn(shapes, type) || onlyRead.has(type)

const misc: EntryShape = { publisher: 'howpublished', requires: [] }

/** Returns the fields of an entry type. For an unknown type, returns the fields of @misc. */
export const shapeOf = ({ shapes }: BibDialect, type: string): EntryShape =>
  entryOf(shapes, type) ?? shapes[entryOf(alike, type) ?? 'misc'] ?? shapes.misc ?? misc
