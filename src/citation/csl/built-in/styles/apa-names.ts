import { choose, group, label, names, otherwise, short, term, when } from '../elements.ts'
import { inParentheses, laws, listed, onSite, published, role, title } from './apa-titles.ts'

const director = label(undefined, { prefix: ' (', suffix: ')', textCase: 'capitalize-first' })
const titleFirst = group(' ', [title, group('', [inParentheses], { prefix: '(', suffix: ')' })])

/** Entries are known by their titles, where they are not signed. */
const entries = 'entry entry-dictionary entry-encyclopedia'

/** Laws and cases are known by their titles. */
export const author = choose(
  when({ type: laws }, title),
  otherwise(
    names('composer', {
      name: listed,
      substitute: [
        names('author', { name: listed }),
        names('illustrator', { name: listed, label: role }),
        names('director', { name: listed, label: director }),
        choose(when({ match: 'none', type: entries }, names('editor', { name: listed, label: role }))),
        titleFirst,
      ],
    }),
  ),
)

/** In citations, titles have capitals, and those of parts stand in quotes. */
const shortTitle = choose(
  when({ type: 'legal_case' }, short('title', { italic: true })),
  when({ type: laws }, short('title', { textCase: 'title' })),
  when({ type: onSite }, short('title', { italic: true, textCase: 'title' })),
  when({ variable: 'container-title' }, short('title', { quotes: true, textCase: 'title' })),
  otherwise(short('title', { italic: true, textCase: 'title' })),
)

/** Types that readers cannot look up, cited with full names and the full date. */
export const privates = 'interview personal_communication'

const publicAuthor = names('composer', {
  name: { form: 'short', and: 'symbol', delimiter: ', ', initializeWith: '. ' },
  substitute: [
    names('author'),
    names('illustrator'),
    names('director'),
    choose(when({ match: 'none', type: entries }, names('editor'))),
    shortTitle,
  ],
})

export const shortAuthor = choose(
  when({ type: laws }, shortTitle),
  when(
    { type: privates },
    choose(
      when({ match: 'any', variable: published }, publicAuthor),
      otherwise(
        group(', ', [
          names('author', { name: { and: 'symbol', delimiter: ', ', initializeWith: '. ' }, substitute: [shortTitle] }),
          term('personal-communication'),
        ]),
      ),
    ),
  ),
  otherwise(publicAuthor),
)
