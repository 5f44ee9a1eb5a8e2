import { numbers } from './core-items.ts'

/**
 * The variables of each type in addition to title, authors and date: first the variables that are always present, then
 * frequent variables.
 */
export const variablesOfType: Readonly<Record<string, readonly [always: string, often?: string]>> = {
  article: ['publisher', 'number genre DOI URL version archive'],
  'article-journal': ['container-title', 'volume issue page DOI URL number'],
  'article-magazine': ['container-title', 'volume issue page URL'],
  'article-newspaper': ['container-title', 'page edition publisher-place section URL'],
  bill: ['number', 'authority container-title section page volume URL'],
  book: [
    'publisher',
    'publisher-place edition volume number-of-volumes collection-title collection-number editor translator original-date DOI',
  ],
  broadcast: ['container-title publisher', 'number medium genre director script-writer URL'],
  chapter: [
    'container-title publisher',
    'publisher-place page editor edition volume collection-title container-author translator DOI',
  ],
  classic: ['volume', 'publisher editor translator'],
  collection: ['publisher', 'publisher-place collection-title editor number-of-volumes URL archive'],
  dataset: ['publisher', 'version genre medium DOI URL container-title'],
  document: ['publisher', 'publisher-place genre number archive URL'],
  entry: ['container-title', 'publisher editor page edition volume URL'],
  'entry-dictionary': ['container-title', 'publisher publisher-place editor page edition volume URL'],
  'entry-encyclopedia': ['container-title', 'publisher publisher-place editor page edition volume DOI'],
  event: ['event-title', 'event-place publisher URL genre'],
  figure: ['', 'container-title genre publisher medium URL number'],
  graphic: ['', 'medium archive archive-place archive_location dimensions publisher publisher-place URL genre'],
  hearing: ['authority', 'event-title number section publisher publisher-place page URL'],
  interview: ['', 'interviewer container-title medium URL publisher genre archive'],
  legal_case: ['authority', 'container-title volume page number URL'],
  legislation: ['container-title', 'volume page section number chapter-number URL'],
  manuscript: ['', 'genre archive archive_location archive-place publisher-place publisher number-of-pages URL'],
  map: ['publisher', 'publisher-place scale edition genre collection-title DOI URL'],
  motion_picture: ['publisher', 'director genre medium publisher-place dimensions URL volume'],
  musical_score: ['publisher', 'composer publisher-place genre medium number-of-volumes URL'],
  pamphlet: ['publisher', 'publisher-place genre number collection-title URL'],
  'paper-conference': [
    '',
    'container-title event-title event-place publisher publisher-place page editor volume collection-title DOI URL',
  ],
  patent: ['number', 'authority genre publisher publisher-place submitted call-number page URL'],
  performance: ['', 'event-title event-place publisher genre director medium URL'],
  periodical: ['publisher', 'publisher-place volume issue editor URL'],
  personal_communication: ['', 'recipient genre medium archive archive_location URL'],
  post: ['URL', 'container-title genre publisher'],
  'post-weblog': ['container-title URL', 'genre publisher'],
  regulation: ['container-title', 'volume number section page authority URL'],
  report: ['publisher', 'number genre publisher-place collection-title page container-title editor DOI URL'],
  review: ['container-title', 'reviewed-title reviewed-author volume issue page DOI URL'],
  'review-book': ['container-title', 'reviewed-title reviewed-author volume issue page DOI URL'],
  software: ['', 'publisher version genre publisher-place DOI URL medium container-title'],
  song: ['', 'publisher medium container-title composer publisher-place volume number genre URL'],
  speech: ['event-title event-date', 'event-place publisher-place genre publisher URL container-title'],
  standard: ['number publisher', 'publisher-place status version authority DOI URL genre'],
  thesis: ['publisher', 'genre publisher-place number archive DOI URL number-of-pages'],
  treaty: ['container-title', 'volume page number publisher URL'],
  webpage: ['URL', 'container-title publisher genre publisher-place'],
}

const families = ['Adams', 'Baker', 'Clark', 'de Vries', 'Ekström', "O'Neil", 'García Márquez', 'Hahn', 'Ito', 'Šimić']
const givens = ['Anna', 'Ben', 'Carl Dieter', 'Jean-Luc', 'E.', 'Friederike M.']
const organisations = ['Weather Service', 'Ministry of the Sea']
const titles = [
  'Rain and snow on the Arctic coast',
  'The models of ice: a study in DNA',
  'Hail',
  'A handbook of rivers and lakes',
  'On the origin of winds',
  'Ice, water and the law of the sea',
  'Is there life under ice?',
]

/** Typical texts of variables. Other variables get one of the titles. */
const texts: Readonly<Record<string, readonly string[]>> = {
  archive: ['City Archive', 'National Library'],
  'archive-place': ['Oslo', 'Paris'],
  archive_location: ['Box 3', 'MS 1201'],
  authority: ['Supreme Court', 'U.S. Senate', 'Norway'],
  'call-number': ['12/345,678'],
  'chapter-number': ['12'],
  'collection-number': ['7', '12'],
  dimensions: ['40 x 60 cm', '120 min'],
  edition: ['2', '3', '14', 'Revised edition'],
  'event-place': ['Lisbon', 'Oslo, Norway'],
  'event-title': ['Conference on Rain', 'Annual Meeting of the Ice Society'],
  genre: ['working paper', 'Documentary', 'PhD thesis', 'Email', 'lecture'],
  issue: ['1', '4', '11-12'],
  medium: ['Oil on canvas', 'DVD', 'CD', 'radio'],
  number: ['12', '2013/45', 'US 7,347,809 B2', 'R-17'],
  'number-of-pages': ['312'],
  'number-of-volumes': ['3', '12'],
  publisher: ['Sea Press', 'Institute of Weather', 'University of Oslo'],
  'publisher-place': ['Oslo', 'New York', 'Cambridge, MA'],
  scale: ['1:50,000'],
  section: ['12', 'Science'],
  status: ['draft', 'in force'],
  version: ['2.1', '2021-04-13'],
  volume: ['4', '12', '410'],
}

const people = [
  'composer',
  'container-author',
  'director',
  'editor',
  'interviewer',
  'recipient',
  'reviewed-author',
  'script-writer',
  'translator',
]

/**
 * Returns pseudo-random items of every type in turn, or only of the type `only`. The items are the same in every run.
 */
export function everyType(count: number, only?: string): Record<string, unknown>[] {
  const next = numbers(20_261_124)
  const one = <T>(list: readonly T[]): T => list[next(list.length)] as T
  const often = (percent: number): boolean => next(100) < percent
  const names = (most: number) =>
    Array.from({ length: 1 + next(most) }, () =>
      often(8) ? { literal: one(organisations) } : { family: one(families), given: one(givens) },
    )
  const date = (first = 1950) => {
    const whole = [first + next(2024 - first), 1 + next(12), 1 + next(28)]
    return { 'date-parts': [whole.slice(0, often(50) ? 3 : often(40) ? 2 : 1)] }
  }
  const page = (): string => {
    const first = 1 + next(900)
    return often(70) ? `${first}-${first + next(30) + 1}` : String(first)
  }
  const said = (variable: string, place: number): Record<string, unknown> => {
    if (people.includes(variable)) return { [variable]: names(2) }
    if (variable === 'event-title') {
      const event = one(texts[variable] ?? titles)
      // Most official styles print `event`, the name of the variable before CSL 1.0.2.
      return { event, 'event-title': event }
    }
    if (variable === 'event-date') return { 'event-date': date() }
    if (variable === 'original-date') return { [variable]: date(1800) }
    if (variable === 'submitted') return { [variable]: date() }
    if (variable === 'page') return { page: page() }
    if (variable === 'DOI') return { DOI: `10.5072/item.${place}` }
    if (variable === 'URL') return { URL: `https://example.org/${place}`, ...(often(75) && { accessed: date(2010) }) }
    return { [variable]: one(texts[variable] ?? titles) }
  }
  const types = Object.keys(variablesOfType)
  return Array.from({ length: count }, (_, place) => {
    const type = only ?? (types[place % types.length] as string)
    const [always, mostly = ''] = variablesOfType[type] as readonly [string, string?]
    const wanted = [...always.split(' '), ...mostly.split(' ').filter(() => often(60))].filter(Boolean)
    return {
      id: `any-${place}`,
      type,
      title: one(titles),
      ...(often(85) && { author: names(often(12) ? 12 : 4) }),
      ...(often(92) && { issued: date() }),
      ...Object.assign({}, ...wanted.map(variable => said(variable, place))),
    }
  })
}
