import type { Branch, DatePartName, Node } from '../../processor/compile/nodes.ts'
import {
  choose,
  date,
  group,
  type Look,
  label,
  names,
  numberedEdition,
  otherwise,
  part,
  short,
  term,
  text,
  value,
  when,
  year,
} from '../elements.ts'
import { byKind, laws, ofReviews } from './kinds.ts'

/** The Chicago variant for which elements are built. */
export interface ChicagoKind {
  /** True if the elements are for notes, which use commas and lower case instead of full stops and capitals. */
  isNote: boolean
  /** True if the year follows the author instead of the publisher. */
  isAuthorDate: boolean
  edition: 17 | 18
}

export const dictionaries = 'entry entry-dictionary entry-encyclopedia'
export const news = 'article-magazine article-newspaper'
/** The roles under which a work can be listed. */
export const makers =
  'author chair collection-editor compiler composer curator director editor editor-translator editorial-director executive-producer guest host illustrator organizer producer series-creator translator'
export const places = 'issue page supplement-number volume'

export const first: Look = { textCase: 'capitalize-first' }
export const inCapitals: Look = { textCase: 'title' }
const bookLook: Look = { italic: true, textCase: 'title' }
const partLook: Look = { quotes: true, textCase: 'title' }

/** Returns the formatting of a sentence start, which is capitalised in entries and unchanged in notes. */
export const opening = ({ isNote }: ChicagoKind): Look => (isNote ? {} : first)
/** Returns the mark between the sentences of an entry or the parts of a note. */
export const sentenceMark = ({ isNote }: ChicagoKind): string => (isNote ? ', ' : '. ')

export const wholeNames = { and: 'text', delimiter: ', ', initialize: false, initializeWith: '. ' } as const

/** Builds names preceded by the verb for their role. */
export const byPeople = (variables: string, { delimiter = ', ', ...look }: Look & { delimiter?: string } = {}): Node =>
  names(variables, {
    name: wholeNames,
    label: label(undefined, { form: 'verb', suffix: ' ', ...look }),
    isLabelFirst: true,
    delimiter,
  })

/** Roles whose verbs are abbreviated in notes: `ed. Ann Roe`. */
const abbreviated = [
  'editor-translator',
  'editor translator',
  'editorial-director',
  'illustrator',
  'compiler',
  'collection-editor',
  'translator',
]
/** Builds names after the verb for their role. Notes abbreviate the verbs of some roles. */
export const inRole = (kind: ChicagoKind, variables: string, look: Look & { delimiter?: string } = {}): Node => {
  const { delimiter = ', ', ...others } = look
  if (!kind.isNote || !abbreviated.includes(variables)) return byPeople(variables, look)
  return names(variables, {
    name: wholeNames,
    label: label(undefined, { form: 'verb-short', suffix: ' ', ...others }),
    isLabelFirst: true,
    delimiter,
  })
}

/** Builds the volume and part of a book, with their titles, to follow the title of the whole book. */
export const volumeAfter = (look: Look, isSentence: boolean): Node => {
  const besidePage = (branches: readonly Branch[]): Node =>
    choose(
      when({ match: 'any', variable: 'container-author editor editor-translator translator' }, volume(look)),
      ...branches,
    )
  return group(', ', [
    choose(
      when(
        { match: 'any', variable: 'part-number part-title volume-title' },
        group(', ', [volume(look), volumeTitle, partNumber(), partTitle]),
      ),
      ...(isSentence
        ? []
        : [
            when({ isNumeric: 'volume', locator: 'page' }, besidePage([])),
            when(
              { isNumeric: 'volume', variable: 'page' },
              besidePage([when({ variable: 'container-title' }, volume(look))]),
            ),
          ]),
      otherwise(volume(look)),
    ),
  ])
}

const dated = (variable: string, shown?: readonly DatePartName[], uncertain = variable): Node =>
  choose(
    when(
      { isUncertain: uncertain },
      date(variable, { form: 'text', ...(shown && { shown }), prefix: '[', suffix: '?]' }),
    ),
    otherwise(date(variable, { form: 'text', ...(shown && { shown }) })),
  )
const yearOf = (variable: string, uncertain = variable): Node =>
  choose(when({ isUncertain: uncertain }, year(variable, { prefix: '[', suffix: '?]' })), otherwise(year(variable)))
const monthAndDay = (variable: string): Node => date(variable, { parts: [part('month'), part('day', { prefix: ' ' })] })
const monthOf = (variable: string): Node => date(variable, { parts: [part('month')] })

export const wholeDate = dated('issued')
export const inYear = yearOf('issued')
export const originalYear = yearOf('original-date')
export const eventDate = dated('event-date', undefined, 'issued')
export const eventYear = yearOf('event-date', 'issued')

/**
 * Builds three forms of a date: to the day, to the month and to the year. Without `hasYear`, the third is undefined.
 */
export const precisions = (variable: string, hasYear: boolean) =>
  hasYear
    ? { day: dated(variable), month: dated(variable, ['year', 'month']), year: yearOf(variable) }
    : { day: monthAndDay(variable), month: monthOf(variable), year: undefined }

const numbered = (variable: string, word: Node, look: Look = {}): Node =>
  group(' ', [choose(when({ isNumeric: variable }, word)), text(variable, look)])

export const volume = (look: Look = {}): Node => numbered('volume', label('volume', { form: 'short', ...look }), look)
export const partNumber = (look: Look = {}): Node =>
  numbered('part-number', term('part', { form: 'short', ...look }), look)
export const collectionNumber = numbered('collection-number', label('collection-number', { form: 'short' }))
export const issue = group(' ', [label('issue', { form: 'short' }), text('issue')])
export const sectionOf = (look: Look): Node =>
  numbered('section', label('section', { form: 'short', ...look }), inCapitals)
export const howManyVolumes = group(' ', [
  text('number-of-volumes'),
  choose(when({ isNumeric: 'number-of-volumes' }, label('number-of-volumes', { form: 'short' }))),
])

/**
 * Builds the edition: a number with its label, or any other text without a label. In a periodical, any other text also
 * has the label.
 */
export const editionOf = (look: Look): Node => {
  const ofPaper = group(' ', [text('edition', look.textCase === undefined ? {} : inCapitals), label('edition', look)])
  return numberedEdition(byKind([ofPaper], [text('edition', look)]))
}

export const versionOf = (look: Look): Node =>
  group(' ', [
    choose(when({ type: 'software' }, label('version', { form: 'short', ...look })), otherwise(label('version', look))),
    text('version'),
  ])

export const supplement = group(' ', [
  choose(
    when({ variable: 'issue supplement-number' }, term('supplement', { form: 'short' })),
    when({ isNumeric: 'supplement-number', variable: 'volume-title' }, term('issue', { form: 'short' })),
    when({ isNumeric: 'supplement-number', type: 'periodical', variable: 'title' }, term('issue', { form: 'short' })),
    when({ isNumeric: 'supplement-number' }, term('supplement', { form: 'short' })),
  ),
  text('supplement-number'),
])

export const chapterNumber = (look: Look = {}): Node =>
  group(' ', [
    choose(
      when({ type: 'song', isNumeric: 'chapter-number' }, value(look.textCase ? 'Track' : 'track')),
      when({ isNumeric: 'chapter-number' }, label('chapter-number', { form: 'short', ...look })),
    ),
    text('chapter-number', look),
  ])

/**
 * The cited place, with a label except for pages. Chapter, line and verse locators also have no label if they are not
 * numeric, except in laws.
 */
export const locator = group(' ', [
  choose(
    when({ locator: 'page' }),
    when(
      { type: laws },
      choose(
        when({ match: 'any', locator: 'chapter paragraph section' }, label('locator', { form: 'symbol' })),
        otherwise(label('locator', { form: 'short' })),
      ),
    ),
    when({ isNumeric: 'locator', locator: 'line' }, label('locator')),
    when({ isNumeric: 'locator' }, label('locator', { form: 'short' })),
    when({ match: 'any', locator: 'chapter line verse' }),
    otherwise(label('locator', { form: 'short' })),
  ),
  text('locator'),
])

const unpublished =
  'article dataset document interview manuscript paper-conference personal_communication speech thesis webpage'

/**
 * Builds a title formatted by type of work: roman for laws, italic for books, quoted for parts and unpublished works.
 */
const titleOf = (write: (look: Look) => Node, inContainer: Node): Node =>
  choose(
    when({ type: 'bill collection legislation regulation treaty' }, write(inCapitals)),
    when({ type: 'legal_case' }, write({ italic: true })),
    when({ type: 'book classic graphic hearing map' }, write(bookLook)),
    when({ type: 'entry-encyclopedia', variable: 'author container-title' }, write(partLook)),
    when({ type: 'entry-dictionary', variable: 'container-title' }, write({ quotes: true })),
    when({ type: 'entry-encyclopedia', variable: 'container-title' }, write({ quotes: true })),
    when({ type: 'post' }, write({ quotes: true })),
    when({ variable: 'container-title' }, inContainer),
    when({ type: unpublished }, write(partLook)),
    otherwise(write(bookLook)),
  )
const patentTitle = (variable: string, others: Node): Node =>
  choose(when({ type: 'patent' }, short(variable, first)), otherwise(others))

export const ownTitle = patentTitle(
  'title',
  titleOf(look => text('title', look), text('title', partLook)),
)
export const ownShortTitle = patentTitle(
  'title',
  titleOf(look => short('title', look), short('title', partLook)),
)
export const partTitle = patentTitle(
  'part-title',
  titleOf(look => text('part-title', look), byKind([text('part-title', partLook)], [text('part-title', bookLook)])),
)
export const volumeTitle = choose(
  when({ type: 'manuscript' }, text('volume-title', partLook)),
  otherwise(byKind([text('volume-title', partLook)], [text('volume-title', bookLook)])),
)
export const containerTitle = text('container-title', bookLook)
export const shortContainerTitle = short('container-title', bookLook)
export const reviewedTitle = (write: typeof text): Node =>
  choose(
    when({ match: 'any', variable: 'reviewed-genre reviewed-title' }, write('reviewed-title', bookLook)),
    otherwise(write('title', bookLook)),
  )

/** Builds the title of a work or, in the author-date style, of the cited volume or part. */
export const titleIn = (kind: ChicagoKind): Node => {
  const whole = group(sentenceMark(kind), [ownTitle, group(', ', [partNumber(opening(kind)), partTitle])])
  const reviewable = ofReviews(
    [choose(when({ match: 'any', variable: 'reviewed-genre reviewed-title' }, whole))],
    [whole],
  )
  const ofBook = choose(
    when({ variable: 'container-title' }, ownTitle),
    when({ variable: 'part-title' }, partTitle),
    when({ variable: 'volume-title' }, volumeTitle),
    otherwise(ownTitle),
  )
  return choose(
    when({ type: 'post webpage' }, reviewable),
    otherwise(byKind([reviewable], [kind.isAuthorDate ? ofBook : ownTitle])),
  )
}
