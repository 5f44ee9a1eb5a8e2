import { describe, expect, it } from 'vitest'
import { bibliography, cite } from '../../../../src/citation/csl/index.ts'
import { describeWith } from '../../../missing.ts'
import { debian, hasDebianStyles, styleWith } from '../fixtures.ts'

const edited = {
  id: 'sagas',
  type: 'book',
  title: 'Sagas',
  editor: [{ family: 'Lund', given: 'Eva' }],
  translator: [{ family: 'Berg', given: 'Ole' }],
  publisher: 'Fjord Press',
  issued: { 'date-parts': [[2001]] },
}

const choice =
  '<choose><if type="book"><names variable="editor"/><names variable="translator"/></if><else><text variable="title"/></else></choose>'

const author = (substitute: string): string =>
  `<names variable="author"><label form="short" prefix=", "/><substitute>${substitute}</substitute></names>`

const entry = async (item: object, layout: string): Promise<string | undefined> =>
  (await bibliography(item, { style: styleWith(layout), locale: 'en-US' })).entries[0]?.text

describe('a choice in a substitute', () => {
  it.each([
    ['prints the first names element that has a value', choice, 'Eva Lund, ed.'],
    ['may contain another choose element', `<choose><if type="book">${choice}</if></choose>`, 'Eva Lund, ed.'],
    [
      'does not suppress the names that it does not print',
      `${choice}</substitute></names><text value=" / "/><names variable="translator">`.replace(
        /$/,
        '<substitute><text variable="title"/>',
      ),
      'Eva Lund, ed. / Ole Berg',
    ],
    [
      'is followed by the next element if its branch is empty',
      '<choose><if type="book"><names variable="director"/></if></choose><text variable="publisher"/>',
      'Fjord Press',
    ],
  ])('a choose element in a substitute %s', async (_, substitute, expected) => {
    expect(await entry(edited, author(substitute))).toBe(expected)
  })

  it('the CSL processor renders a substitute in the same way for several similar items', async () => {
    const items = Array.from({ length: 9 }, (_, place) => ({ ...edited, id: `sagas-${place}` }))
    const { entries } = await bibliography(items, { style: styleWith(author(choice)), locale: 'en-US' })
    expect(new Set(entries.map(({ text }) => text))).toEqual(new Set(['Eva Lund, ed.']))
  })
})

it('the CSL processor keeps the label of a number in a substitute', async () => {
  const numbered = { id: 'n', type: 'report', volume: '7' }
  const layout = author(
    '<group delimiter=" "><number variable="volume"/><label variable="volume" form="short"/></group>',
  )
  expect(await entry(numbered, layout)).toBe('7 vol.')
})

it('the CSL processor prints at most as many names in entries as the bibliography allows, even if citations print more', async () => {
  const style = styleWith('<names variable="author"/>')
    .replace('<citation>', '<citation et-al-min="3" et-al-use-first="2">')
    .replace('<bibliography>', '<bibliography et-al-min="4" et-al-use-first="1">')
  const people = ['Ann Moe', 'Ben Nye', 'Cid Orr', 'Dee Poe'].map(name => {
    const [given, family] = name.split(' ')
    return { given, family }
  })
  const { entries } = await bibliography({ ...edited, author: people }, { style, locale: 'en-US' })
  expect(entries[0]?.text).toBe('Ann Moe et al.')
})

const why = hasDebianStyles ? undefined : 'The Debian package citation-style-language-styles is not installed.'

describeWith(why, 'official styles', () => {
  it.each(['ergo', 'first-break', 'harvard-university-of-bath', 'the-open-university-harvard'])(
    '%s prints an editor only once if there is no author',
    async id => {
      const options = { style: id, locale: 'en-US', sources: [debian] }
      const { text } = await bibliography(edited, options)
      expect(text.match(/Lund/g)).toHaveLength(1)
      expect(text).not.toMatch(/Lund[^.]*Berg.*Sagas/)
      expect((await cite(edited, options)).text).not.toMatch(/Lund.*Berg.*2001/)
    },
  )
})
