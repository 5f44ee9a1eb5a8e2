import { entryOf } from '../../core/object.ts'

const work = 'title subtitle titleaddon note pubstate'
const book = `${work} editor translator edition volume number series chapter eid pages part isbn publisher location maintitle volumes`
const conference = `${work} editor number series volume volumes chapter eid pages part isbn publisher organization location maintitle eventtitle eventdate venue`

/**
 * The fields of each entry type in the data model of biblatex (its manual, section 2.1). Omits fields that no writer
 * uses, and general fields such as `url`.
 */
const fieldsByType: Readonly<Record<string, string>> = {
  article: `${work} author editor translator journaltitle journalsubtitle volume number series pages eid issn version`,
  book: `${book} author pagetotal`,
  bookinbook: `${book} author bookauthor booktitle booksubtitle`,
  booklet: `${work} author editor chapter eid pages pagetotal howpublished location type`,
  collection: `${book} pagetotal`,
  dataset: `${work} author editor edition number series version type publisher organization location`,
  inbook: `${book} author bookauthor booktitle booksubtitle`,
  incollection: `${book} author booktitle booksubtitle`,
  inproceedings: `${conference} author booktitle booksubtitle`,
  inreference: `${book} author booktitle booksubtitle`,
  manual: `${work} author editor edition number series chapter eid pages pagetotal isbn version type publisher organization location`,
  misc: `${work} author editor howpublished organization location type version`,
  online: `${work} author editor organization version`,
  patent: `${work} author number location type version`,
  periodical: `${work} editor volume number series issn`,
  proceedings: `${conference} pagetotal`,
  reference: `${book} pagetotal`,
  report: `${work} author number chapter eid pages pagetotal institution location type version`,
  software: `${work} author editor howpublished organization location type version`,
  thesis: `${work} author chapter eid pages pagetotal institution location type`,
  unpublished: `${work} author howpublished location type eventtitle eventdate venue`,
}

/** Entry types that biblatex maps to another type with the same fields. */
const sameAs: Readonly<Record<string, string>> = {
  conference: 'inproceedings',
  electronic: 'online',
  mastersthesis: 'thesis',
  phdthesis: 'thesis',
  techreport: 'report',
  www: 'online',
}

const byType = new Map(Object.entries(fieldsByType).map(([type, names]) => [type, new Set(names.split(' '))]))

/**
 * The fields in {@link fieldsByType}, with `copyright` and `license`. Every entry type may have fields outside this
 * set.
 */
const limited: ReadonlySet<string> = new Set([
  ...[...byType.values()].flatMap(names => [...names]),
  ...['copyright', 'license'],
])

/**
 * True if an entry type may have a field.
 *
 * Fields outside {@link limited} are always allowed. An unknown type may have every field except `copyright` and
 * `license`.
 */
export function isFieldOf(type: string, name: string): boolean {
  if (!limited.has(name)) return true
  const names = byType.get(entryOf(sameAs, type) ?? type)
  return names === undefined ? name !== 'copyright' && name !== 'license' : names.has(name)
}

/** True if a field may be written as an annotation of the title: any field in {@link limited} except the title. */
export const mayBeAnnotation = (name: string): boolean => limited.has(name) && name !== 'title'
