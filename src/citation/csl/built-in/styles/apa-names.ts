import type { Node } from '../../processor/compile/nodes.ts'
import { choose, group, type Look, label, names, otherwise, short, term, text, when } from '../elements.ts'
import { briefDescription, descriptions } from './apa-descriptions.ts'
import { apaIdentifier } from './apa-identifiers.ts'
import { apaTitle } from './apa-titles.ts'
import { laws, retrievable, reviewing } from './kinds.ts'

const listed = {
  and: 'symbol',
  delimiter: ', ',
  delimiterPrecedesLast: 'always',
  initializeWith: '. ',
  nameAsSortOrder: 'all',
} as const

const byTitle: Look = { prefix: ' (', suffix: ')', textCase: 'title' }
const role = label(undefined, { form: 'short', ...byTitle })
const inRole = (variables: string): Node =>
  names(variables, { name: listed, delimiter: ', ', label: label(undefined, byTitle) })

const titleAndIdentifier = group(' ', [apaTitle, apaIdentifier])
const withDescription = group(' ', [apaTitle, apaIdentifier, descriptions])
const titleFirst = choose(
  when(
    { match: 'any', type: 'review review-book' },
    choose(
      when({ variable: 'reviewed-genre title' }, apaTitle),
      when({ variable: 'reviewed-title title' }, apaTitle),
      otherwise(withDescription),
    ),
  ),
  when({ variable: 'title' }, titleAndIdentifier),
  otherwise(group(' ', [descriptions, apaIdentifier])),
)

const broadcastWriters = choose(when({ type: 'broadcast' }, inRole('script-writer director')))
const reference = 'entry-dictionary entry-encyclopedia'
const parts = 'book classic entry entry-dictionary entry-encyclopedia'
const staged = 'event performance speech'

export const apaAuthor = names('composer', {
  name: listed,
  label: role,
  substitute: [
    names('author'),
    names('illustrator'),
    broadcastWriters,
    inRole('director'),
    inRole('guest host'),
    inRole('producer'),
    choose(when({ match: 'any', type: reference }, text('publisher'))),
    choose(when({ match: 'none', variable: 'container-title' }), when({ match: 'any', type: parts }, titleFirst)),
    inRole('executive-producer'),
    inRole('series-creator'),
    names('editor-translator'),
    names('editor'),
    names('editorial-director'),
    inRole('compiler'),
    choose(when({ match: 'any', type: staged }, inRole('chair'))),
    choose(when({ match: 'any', type: staged }, inRole('organizer'))),
    inRole('curator'),
    names('collection-editor'),
    choose(when({ type: 'software webpage' }, text('publisher')), when({ type: 'standard' }, text('authority'))),
    titleFirst,
  ],
})

/**
 * The authors, followed in parentheses by the other contributors of a book, musical score, pamphlet, report or
 * standard.
 */
export const authors = group(' ', [
  apaAuthor,
  choose(
    when({ match: 'none', variable: 'author compiler composer editor editor-translator illustrator' }),
    when(
      { type: 'book musical_score pamphlet report standard' },
      names('contributor', {
        name: listed,
        label: label(undefined, { form: 'verb', suffix: ' ' }),
        isLabelFirst: true,
        prefix: '(',
        suffix: ')',
      }),
    ),
  ),
])

/**
 * The title in a citation: roman for bills, laws, regulations, reports and treaties, quoted for reviews and most parts
 * of containers, italic for other works. A review without its own title has its description instead.
 */
const citedTitle = choose(
  when(
    { match: 'any', type: 'review review-book' },
    choose(
      when({ variable: 'reviewed-genre title' }, short('title', { quotes: true, textCase: 'title' })),
      when({ variable: 'reviewed-title title' }, short('title', { quotes: true, textCase: 'title' })),
      otherwise(briefDescription),
    ),
  ),
  when(
    { match: 'any', variable: reviewing },
    choose(
      when(
        { match: 'any', variable: 'reviewed-genre reviewed-title' },
        short('title', { quotes: true, textCase: 'title' }),
      ),
      otherwise(briefDescription),
    ),
  ),
  when({ type: 'bill legislation regulation report treaty' }, short('title', { textCase: 'title' })),
  when({ type: 'legal_case post' }, short('title', { italic: true })),
  when({ type: 'hearing webpage' }, short('title', { italic: true, textCase: 'title' })),
  when({ variable: 'container-title' }, short('title', { quotes: true, textCase: 'title' })),
  otherwise(short('title', { italic: true, textCase: 'title' })),
)

const genreAndNumber = group(' ', [text('genre'), text('number')])
const shortTitle = choose(
  when({ variable: 'title' }, citedTitle),
  when({ type: 'bill report' }, genreAndNumber),
  otherwise(briefDescription),
)

const publicAuthor = names('composer', {
  name: { form: 'short', and: 'symbol', delimiter: ', ', initializeWith: '. ' },
  substitute: [
    names('author'),
    names('illustrator'),
    choose(when({ type: 'broadcast' }, names('script-writer'))),
    names('director'),
    names('guest host'),
    names('producer'),
    choose(when({ match: 'any', type: reference }, text('publisher'))),
    choose(when({ match: 'none', variable: 'container-title' }), when({ match: 'any', type: parts }, shortTitle)),
    names('executive-producer'),
    names('series-creator'),
    names('editor'),
    names('editorial-director'),
    names('compiler'),
    choose(when({ match: 'any', type: staged }, names('chair'))),
    choose(when({ match: 'any', type: staged }, names('organizer'))),
    names('curator'),
    names('collection-editor'),
    choose(when({ type: 'software webpage' }, short('publisher')), when({ type: 'standard' }, short('authority'))),
    shortTitle,
  ],
})

const wholeNames = { and: 'symbol', delimiter: ', ', initializeWith: '. ' } as const

/**
 * The author in a citation. An interview or personal communication that readers cannot retrieve is marked "personal
 * communication".
 */
export const shortAuthor = choose(
  when({ type: laws }, shortTitle),
  when(
    { type: 'interview personal_communication' },
    choose(
      when(
        { match: 'any', variable: retrievable },
        names('author', { name: { ...wholeNames, form: 'short' }, substitute: [shortTitle] }),
      ),
      otherwise(
        group(', ', [names('author', { name: wholeNames, substitute: [shortTitle] }), term('personal-communication')]),
      ),
    ),
  ),
  otherwise(publicAuthor),
)
