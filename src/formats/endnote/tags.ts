import type { FieldTags, ReferenceField, ReferenceValues } from '../tagged/reference-fields.ts'

/**
 * The tags of EndNote's tagged text (EndNote help, "Tagged EndNote Import"), by field. The first tag of a field is
 * written, except that the container of anything but a journal article is written as `%B`.
 */
export const endnoteTags: FieldTags = {
  author: ['%A'],
  editor: ['%E'],
  translator: ['%?'],
  producer: [],
  agency: [],
  title: ['%T'],
  container: ['%J', '%B'],
  shortContainer: ['%O'],
  series: ['%S'],
  year: ['%D'],
  date: ['%8'],
  publisher: ['%I'],
  version: ['%7'],
  volume: ['%V'],
  issue: ['%N'],
  firstPage: ['%P'],
  lastPage: [],
  serial: ['%@'],
  doi: ['%R'],
  url: ['%U'],
  abstract: ['%X'],
  keyword: ['%K'],
  language: ['%G'],
  typeOfWork: ['%9'],
  place: ['%C'],
  note: ['%Z'],
  annotation: ['%<'],
  volumes: ['%6'],
  section: ['%&'],
  callNumber: ['%L'],
  shortTitle: ['%!'],
  translatedTitle: ['%Q'],
  accessed: ['%['],
  originalDate: ['%('],
  file: ['%>'],
  accession: ['%M'],
  pmcid: ['%2'],
  database: ['%~'],
  provider: ['%W'],
  proceedings: ['%3'],
  publishedAt: ['%1'],
  articleNumber: ['%$'],
  reviewed: ['%*'],
}

/** The element paths in an EndNote XML `record`, by field, like the tags in `endnoteTags`. */
export const elements: Readonly<Record<Exclude<ReferenceField, 'lastPage'>, string>> = {
  author: 'contributors/authors/author',
  editor: 'contributors/secondary-authors/author',
  translator: 'contributors/subsidiary-authors/author',
  producer: 'contributors/secondary-authors/author',
  agency: 'contributors/subsidiary-authors/author',
  title: 'titles/title',
  container: 'titles/secondary-title',
  series: 'titles/tertiary-title',
  shortContainer: 'titles/alt-title',
  shortTitle: 'titles/short-title',
  translatedTitle: 'titles/translated-title',
  firstPage: 'pages',
  volume: 'volume',
  issue: 'number',
  version: 'edition',
  keyword: 'keywords/keyword',
  year: 'dates/year',
  date: 'dates/pub-dates/date',
  publisher: 'publisher',
  serial: 'isbn',
  abstract: 'abstract',
  doi: 'electronic-resource-num',
  url: 'urls/related-urls/url',
  language: 'language',
  typeOfWork: 'work-type',
  place: 'pub-location',
  note: 'notes',
  volumes: 'num-vols',
  section: 'section',
  callNumber: 'call-num',
  annotation: 'research-notes',
  accessed: 'access-date',
  originalDate: 'orig-pub',
  file: 'urls/pdf-urls/url',
  accession: 'accession-num',
  pmcid: 'custom2',
  database: 'remote-database-name',
  provider: 'remote-database-provider',
  proceedings: 'custom3',
  publishedAt: 'custom1',
  articleNumber: 'custom7',
  reviewed: 'reviewed-item',
}

/** Returns the values of a reference with its first and last page joined into one value, as EndNote writes them. */
export function joinPages(values: ReferenceValues): [field: Exclude<ReferenceField, 'lastPage'>, value: string][] {
  const last = values.find(([field]) => field === 'lastPage')?.[1]
  const hasFirst = values.some(([field]) => field === 'firstPage')
  return values.flatMap(([field, value]): [Exclude<ReferenceField, 'lastPage'>, string][] => {
    if (field === 'lastPage') return hasFirst ? [] : [['firstPage', value]]
    return [[field, field === 'firstPage' && last !== undefined ? `${value}-${last}` : value]]
  })
}
