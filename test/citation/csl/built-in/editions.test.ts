import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { builtIn } from '../../../../src/citation/csl/built-in/built-in-source.ts'
import { localeEditions, styleEditions } from '../../../../src/citation/csl/built-in/editions.ts'
import { bibliography } from '../../../../src/citation/csl/index.ts'
import { describeWith } from '../../../missing.ts'
import { debian, hasDebianStyles } from '../fixtures.ts'
import { besideOfficial, newest, olderEditions, updatedOf, whyNoLocales, whyNot } from './official.ts'

const aliases = ['chicago-note-bibliography', 'vancouver']

it('the edition tables list every built-in style except aliases, and every built-in locale', () => {
  const { styles, locales } = builtIn.list()
  expect(Object.keys(styleEditions).sort()).toEqual(styles.filter(id => !aliases.includes(id)).sort())
  expect(Object.keys(localeEditions)).toEqual(locales)
})

it('localeEditions lists the edition of every locale file', () => {
  const folder = new URL('../../../../src/citation/csl/built-in/locales/', import.meta.url)
  const files = readdirSync(folder).map(file => JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
  expect(Object.fromEntries(files.map(({ language, updated }) => [language, updated]))).toEqual(localeEditions)
})

describe('the ids of Chicago styles', () => {
  it.each([
    ['chicago-author-date', '18th edition (author-date)'],
    ['chicago-author-date-17th-edition', '17th edition (author-date)'],
    ['chicago-notes-bibliography', '18th edition (notes and bibliography)'],
    ['chicago-notes-bibliography-17th-edition', '17th edition (notes and bibliography)'],
    ['chicago-shortened-notes-bibliography', '18th edition (shortened notes and bibliography)'],
    ['chicago-note-bibliography', '17th edition (shortened notes and bibliography)'],
  ])('the style %s has the title "Chicago Manual of Style %s"', async (id, edition) => {
    expect((await builtIn.style(id))?.title).toBe(`Chicago Manual of Style ${edition}`)
  })
})

const otherEdition = (id: string, edition: string, official: string): string =>
  `${id} is built in as of ${edition}, and the official file is of ${official}: compare both.`

describeWith(
  whyNot,
  'the edition of an official style',
  () => {
    it.each(Object.entries(styleEditions))(
      'the official file of the style %s is of the same edition as the built-in style (%s), or of a known older edition',
      async (id, edition) => {
        const official = updatedOf(await newest.style(id))
        expect([edition, olderEditions[id]], otherEdition(id, edition, official)).toContain(official)
      },
    )
  },
  besideOfficial,
)

describeWith(
  whyNoLocales,
  'the edition of an official locale',
  () => {
    it.each(Object.entries(localeEditions))(
      'the official file of the locale %s is of the same edition as the built-in locale (%s)',
      async (language, edition) => {
        const official = updatedOf(await newest.locale(language))
        expect(official, otherEdition(language, edition, official)).toBe(edition)
      },
    )
  },
  besideOfficial,
)

const why = hasDebianStyles ? undefined : 'The Debian package citation-style-language-styles is not installed.'

describeWith(why, 'the edition of an older file', () => {
  it.each(Object.entries(localeEditions))(
    'the Debian file of the locale %s is older than the built-in edition (%s)',
    async (language, edition) => {
      expect(updatedOf(await debian.locale(language)) < edition).toBe(true)
    },
  )

  it('reports the edition of a given style and of the built-in style that the given style replaces', async () => {
    const { notes } = await bibliography({ id: 'a', type: 'book', title: 'T' }, { style: 'apa', sources: [debian] })
    expect(notes).toEqual([
      `The style "apa" (updated 2022-01-31) comes from a given source; the built-in one of ${styleEditions.apa} is not used.`,
    ])
  })
})
