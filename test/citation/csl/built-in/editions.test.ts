import { expect, it } from 'vitest'
import { builtIn } from '../../../../src/citation/csl/built-in/built-in-source.ts'
import { localeEditions, styleEditions } from '../../../../src/citation/csl/built-in/editions.ts'
import { bibliography } from '../../../../src/citation/csl/index.ts'
import { describeWith } from '../../../missing.ts'
import { debian } from '../fixtures.ts'
import { why } from './official.ts'

/** Ids under which a built-in style is known a second time. */
const aliases = ['chicago-notes-bibliography', 'nlm-citation-sequence']

it('every built-in style names the edition that it follows', () => {
  const { styles, locales } = builtIn.list()
  expect(Object.keys(styleEditions).sort()).toEqual(styles.filter(id => !aliases.includes(id)).sort())
  expect(locales).toEqual(expect.arrayContaining(Object.keys(localeEditions)))
})

const updatedOf = (xml: unknown): string => /<updated>([\d-]{10})/.exec(String(xml))?.[1] ?? ''

describeWith(why, 'the edition of an official file', () => {
  it.each(Object.entries(styleEditions))('is that of the built-in style %s, %s', async (id, edition) => {
    const official = updatedOf(await debian.style(id))
    expect(official, `${id} is built in as of ${edition}, and the official file is of ${official}: compare both.`).toBe(
      edition,
    )
  })

  it.each(Object.entries(localeEditions))('is older than the built-in locale %s of %s', async (language, edition) => {
    expect(updatedOf(await debian.locale(language)) < edition).toBe(true)
  })

  it('is named beside that of the built-in style where both are there', async () => {
    const item = { id: 'a', type: 'book', title: 'T' }
    const { notes } = await bibliography(item, { style: 'apa', sources: [debian] })
    expect(notes).toEqual([
      `The style "apa" (updated ${styleEditions.apa}) is that of a given source; the built-in one of ${styleEditions.apa} is not used.`,
    ])
  })
})
