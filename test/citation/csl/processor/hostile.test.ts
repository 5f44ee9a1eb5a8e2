import { describe, expect, it } from 'vitest'
import { bibliography } from '../../../../src/citation/csl/index.ts'
import { longTest } from '../../../long-test.ts'
import { sourceOf, styleWith } from '../fixtures.ts'
import { dataset, list, many, person } from './cited.ts'

const rain = dataset('Rain', person('Adams', 'Ada'))
const nested = (depth: number, inside: string): string => '<group>'.repeat(depth) + inside + '</group>'.repeat(depth)
/** Returns macros, each of which calls the next from within a number of nested groups. */
const chain = (count: number, depth: number): string =>
  many(count, place => {
    const next = place < count - 1 ? `<text macro="m${place + 1}"/>` : '<text variable="title"/>'
    return `<macro name="m${place}">${nested(depth, next)}</macro>`
  }).join('')

describe('a style', () => {
  it('the CSL processor accepts 240 nested groups in a layout, and 480 groups that are nested through macros', async () => {
    expect(await list(rain, styleWith(nested(240, '<text variable="title"/>')))).toBe('Rain')
    const style = styleWith(nested(200, '<text macro="m0"/>'), { macros: chain(2, 140) })
    expect(await list(rain, style)).toBe('Rain')
  })

  it.each([
    ['with macros that nest too deeply', '<text macro="m0"/>', chain(90, 200), 'nested more than 500 deep'],
    [
      'with a long chain of macro calls',
      many(50, place => `<text macro="m${place * 100}"/>`).join(''),
      chain(5000, 0),
      'more than 100 deep',
    ],
  ])('the CSL processor refuses a style %s', async (_, layout, macros, message) => {
    const made = list(rain, styleWith(layout, { macros }))
    await expect(made).rejects.toMatchObject({ code: 'bad-style', message: expect.stringContaining(message) })
  })

  longTest('the CSL processor refuses a style of 5 MB at its first unknown element', async () => {
    const style = styleWith(`<text variable="title"/>${'<other><text variable="title"/></other>'.repeat(150_000)}`)
    const message = expect.stringContaining('CSL 1.0.2 has no <other> in <layout>.')
    await expect(list(rain, style)).rejects.toMatchObject({ code: 'bad-style', message })
  })

  it('a style may have thousands of macros and elements', async () => {
    const macros = many(3000, place => `<macro name="m${place}"><text value="${place % 10}"/></macro>`).join('')
    const calls = many(3000, place => `<text macro="m${place}"/>`).join('')
    expect(await list(rain, styleWith(calls, { macros }))).toBe('0123456789'.repeat(300))
    const choice = `<choose><if type="dataset">${'<text value="x"/>'.repeat(50_000)}</if></choose>`
    expect(await list(rain, styleWith(choice))).toBe('x'.repeat(50_000))
  })

  it('a style may have affixes of 100,000 characters', async () => {
    const affix = 'x'.repeat(100_000)
    expect(await list(rain, styleWith(`<text variable="title" prefix="${affix}" suffix="${affix}"/>`))).toBe(
      `${affix}Rain${affix}`,
    )
  })

  it.each([
    ['<text variable=""/><text term=""/><text value=""/>', ''],
    ['<text variable="__proto__"/><text variable="constructor"/><text term="toString"/>', ''],
    ['<names variable="toString"/><number variable="valueOf"/><label variable="constructor"/>', ''],
    ['<text variable="constructor" form="short"/><text value="x" font-style="constructor"/>', 'x'],
    ['<names/><names variable=""/><date/><number/><label/><group/><choose/>', ''],
    ['<date variable="issued"/><date variable="issued"><date-part/></date><date variable="issued" form="x"/>', ''],
    ['<names variable="author"><name et-al-min="1" et-al-use-first="0"/></names>', ''],
    ['<names variable="author"><name et-al-min="900000" et-al-use-first="1"/></names>', 'Ada Adams'],
    ['<names variable="author"><name et-al-min="1" et-al-use-first="900000"/></names>', 'Ada Adams'],
    ['<names variable="author"><name form="tiny" and="plus" name-as-sort-order="last"/></names>', 'Ada Adams'],
    ['<choose><if variable=""><text value="a"/></if><else><text value="b"/></else></choose>', 'b'],
    ['<text variable="title" text-case="weird" display="aside" font-style="bent" quotes="yes"/>', 'Rain'],
  ])('the CSL processor prints as much as possible with a meaningless style: %s', async (layout, expected) => {
    expect(await list(rain, styleWith(`<text value="!"/>${layout}`))).toBe(`!${expected}`)
  })

  it.each([
    ['<key macro="gone"/>', 'bad-style'],
    ['<key macro=""/>', 'bad-style'],
  ])('the CSL processor refuses a style that sorts by a missing macro: %s', async (key, code) => {
    const style = styleWith('').replace('<bibliography>', `<bibliography><sort>${key}</sort>`)
    await expect(list([rain, rain], style)).rejects.toMatchObject({ code })
  })

  it.each(['<key/>', '<key variable=""/>', '<key variable="gone"/>', '<other/>', ''])(
    'the CSL processor keeps the order of records in a style without a valid sort key: %s',
    async keys => {
      const style = styleWith('<text variable="title"/>').replace(
        '<bibliography>',
        `<bibliography><sort>${keys}</sort>`,
      )
      expect(await list([dataset('B'), dataset('A')], style)).toBe('B\nA')
    },
  )
})

it('the CSL processor accepts a locale that lacks all terms, even if the locale has no valid language tag', async () => {
  const layout =
    '<names variable="author"><name and="text"/><label/></names>, <date variable="issued" form="text"/><text term="page"/><text variable="title" quotes="true" text-case="uppercase"/>'
  for (const locale of ['en-US', 'xx-YY', 'not a tag', 'en_']) {
    const empty = '<locale xmlns="http://purl.org/net/xbiblio/csl" version="1.0"/>'
    const sources = [sourceOf({}, { [locale]: empty, 'en-US': empty })]
    expect(
      await list(dataset('Rain', person('A', 'B'), person('C', 'D')), styleWith(layout), { locale, sources }),
    ).toBe('B A & D C“RAIN”')
  }
})

describe('a record', () => {
  it.each([
    ['\ud800 and \udc00', 'And'],
    ['a\0b', 'Ab'],
    ['ملوحة البحر', 'ملوحة البحر'],
    ['שלום "עולם"', 'שלום “עולם”'],
    ['\u202erain', 'Rain'],
    ['💧 rain', '💧 Rain'],
  ])('the CSL processor prints the title %j as %j', async (title, expected) => {
    const [entry] = (
      await bibliography(
        { ...dataset(title), language: 'en' },
        {
          style: styleWith('<text variable="title" text-case="title"/>'),
          locale: 'en-US',
        },
      )
    ).entries
    expect(entry?.text).toBe(expected)
  })

  it.each(['en-US-GB', 'de-1996-1996', 'en-12', 'x', '-', '\0'])(
    'the CSL processor prints a record with the malformed language tag %j',
    async language => {
      expect(await list({ ...rain, language }, styleWith('<text variable="title" text-case="uppercase"/>'))).toBe(
        'RAIN',
      )
    },
  )
})
