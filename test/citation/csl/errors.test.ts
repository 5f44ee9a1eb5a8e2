import { describe, expect, it } from 'vitest'
import { bibliography, CslError, citationDocument, houseStyle } from '../../../src/citation/csl/index.ts'
import { sourceOf, styleWith } from './fixtures.ts'

const record = { doi: '10.5072/x', titles: [{ title: 'Rain' }], publicationYear: 2020 }

async function failure(options: Parameters<typeof bibliography>[1]): Promise<CslError> {
  const error = await bibliography(record, options).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CslError)) throw new Error(`expected a CslError, not ${String(error)}`)
  return error
}

const dependent = (parent: string): string =>
  styleWith('', { info: `<link href="http://www.zotero.org/styles/${parent}" rel="independent-parent"/>` }).replace(
    /<citation>.*<\/bibliography>/,
    '',
  )

describe('a style', () => {
  it('an unknown style causes an error that names the nearest style, and is never replaced silently', async () => {
    const error = await failure({ style: 'vancuver' })
    expect(error).toMatchObject({ code: 'unknown-style', suggestions: ['vancouver'] })
    expect(error.message).toBe('There is no style "vancuver"; did you mean "vancouver"?')
    expect((await failure({ style: 'datacit' })).suggestions).toEqual(['datacite'])
    expect((await failure({ style: '__proto__' })).code).toBe('unknown-style')
    expect((await failure({ style: 'x'.repeat(5000) })).message.length).toBeLessThan(600)
  })

  it.each([
    ['<style', 'not well-formed XML', { line: 1 }],
    ['<html xmlns="http://www.w3.org/1999/xhtml"/>', 'its root is <html>', { line: 1, column: 1 }],
    [styleWith('').replace('version="1.0"', 'version="2.0"'), 'CSL "2.0"', { line: 1 }],
    [styleWith('').replace(/<citation>.*<\/citation>/, ''), 'it has no <citation>', { line: 1 }],
    [
      dependent('').replace('http://www.zotero.org/styles/', ''),
      'its link to the parent style has no address',
      { line: 1 },
    ],
    [styleWith('\n<text macro="gone"/>'), 'the macro "gone", which it does not define', { line: 2, column: 1 }],
    [
      styleWith('<text macro="a"/>', {
        macros: '\n<macro name="a"><text macro="b"/></macro>\n<macro name="b"><text macro="a"/></macro>',
      }),
      'call each other in a circle: a → b → a',
      { line: 3 },
    ],
    [
      styleWith('', { macros: '<macro name="own"><choose><if type="book"><text macro="own"/></if></choose></macro>' }),
      'call each other in a circle: own → own',
      { line: 1 },
    ],
    [
      '<!DOCTYPE style [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><style xmlns="http://purl.org/net/xbiblio/csl" version="1.0">&b;</style>',
      'not well-formed XML',
      { line: 1 },
    ],
  ])('the error for the style %j names the fault and the position of the fault', async (style, message, position) => {
    const error = await failure({ style })
    expect(error.code).toBe('bad-style')
    expect(error.message).toContain(message)
    expect(error.position).toMatchObject(position)
  })

  it('a bibliography prints and reports an English term that the locale lacks, and reports a term that no locale has', async () => {
    const locale = (terms: string): string =>
      `<locale xmlns="http://purl.org/net/xbiblio/csl" version="1.0"><terms>${terms}</terms></locale>`
    const term = (name: string, text: string): string => `<term name="${name}">${text}</term>`
    const sources = [
      sourceOf(
        { mine: styleWith('<text term="accessed"/><text term="forthcoming"/><text term="gone" prefix=" "/>') },
        {
          'en-US': locale(term('accessed', 'seen') + term('forthcoming', ' soon')),
          'eo-EO': locale(term('accessed', 'vidita')),
        },
      ),
    ]
    const { text, notes } = await bibliography(record, { style: 'mine', locale: 'eo-EO', sources })
    expect(text).toBe('Vidita soon\n')
    expect(notes).toEqual([
      'The locale eo-EO has no word for "forthcoming"; English is used instead.',
      'No locale has a word for "gone", which the style requests; nothing is printed.',
    ])
    const document = await citationDocument(
      { id: 'a', type: 'book', title: 'Rain' },
      { style: 'mine', locale: 'eo-EO', sources },
    )
    expect(document.notes).toEqual([])
    document.cite({ id: 'a' })
    document.bibliography()
    expect(document.notes).toEqual(notes)
  })

  it('a dependent style renders records as its parent does, but in its own default locale', async () => {
    const german = dependent('mine').replace('version="1.0"', 'version="1.0" default-locale="de-DE"')
    const sources = [sourceOf({ journal: german, mine: styleWith('<text term="accessed"/>') })]
    expect((await bibliography(record, { style: 'journal', sources })).text).toBe('Zugegriffen\n')
    expect((await bibliography(record, { style: 'journal', locale: 'en-US', sources })).text).toBe('Accessed\n')
    const own = [sourceOf({ journal: dependent('house') })]
    expect((await bibliography(record, { style: 'journal', sources: own })).text).toBe(
      (await bibliography(record, { style: houseStyle })).text,
    )
  })

  it('a style that depends on itself or on a missing style causes an error that names the chain', async () => {
    const sources = [sourceOf({ a: dependent('b'), b: dependent('a'), c: dependent('gone') })]
    expect((await failure({ style: 'a', sources })).message).toBe('The style "a" depends in a circle: a → b → a.')
    expect((await failure({ style: 'c', sources })).message).toContain(
      'There is no style "gone", which the style "c" depends on',
    )
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`s${index}`, dependent(`s${index + 1}`)]))
    expect((await failure({ style: 's0', sources: [sourceOf(many)] })).message).toContain('more than 5 others')
  })
})

describe('a locale', () => {
  it.each(['xx-XX', 'klingon', 'ko-KR', '', '../../etc'])(
    'the unknown locale %j causes an error, and is not silently replaced by en-US',
    async locale => {
      expect((await failure({ style: 'apa', locale })).code).toBe('unknown-locale')
    },
  )

  it('a bibliography falls back to the main locale of a language and reports the fallback', async () => {
    const { notes, text } = await bibliography(record, { style: 'apa', locale: 'de-AT' })
    expect(notes).toEqual(['There is no locale de-AT; de-DE is used instead.'])
    expect(text).toBe((await bibliography(record, { style: 'apa', locale: 'de-DE' })).text)
    expect((await bibliography(record, { style: 'apa', locale: 'de' })).notes).toEqual([])
    expect((await bibliography(record, { style: 'apa', locale: 'de_DE' })).notes).toEqual([])
  })

  it.each(['xx-XX', 'no language', '<b>'])(
    'a bibliography uses the terms of a style whose default locale %j is unknown, and reports the locale',
    async language => {
      const own = `<locale xml:lang="${language.replace('<', '&lt;')}"><terms><term name="in">ix</term></terms></locale>`
      const style = styleWith('<group delimiter=" "><text term="in"/><text term="and"/></group>', {
        macros: own,
      }).replace('<style ', `<style default-locale="${language.replace('<', '&lt;')}" `)
      const { text, notes } = await bibliography(record, { style })
      expect(text.trim()).toBe('Ix and')
      expect(notes).toContain(
        `There is no locale ${language}, which the style requires; English is used for terms that the style does not define.`,
      )
    },
  )

  it.each([
    ['labels', '<label variable="page" form="short"/><text variable="page"/>', 'page'],
    ['roles', '<names variable="editor"><name/><label prefix=" "/></names>', 'editor'],
    ['months', '<date variable="issued"><date-part name="month"/></date>', 'month-03'],
    ['conjunctions', '<names variable="author"><name and="text"/></names>', 'and'],
    ['shortened lists of names', '<names variable="author"><name et-al-min="2" et-al-use-first="1"/></names>', 'et-al'],
    [
      'shortened lists of names in italics',
      '<names variable="author"><name et-al-min="2" et-al-use-first="1"/><et-al font-style="italic"/></names>',
      'et-al',
    ],
    ['text elements', '<text term="in"/>', 'in'],
  ])('a locale that lacks the terms for %s is reported, and English terms are used', async (_, layout, word) => {
    const [one, other] = ['Doe', 'Roe'].map(family => ({ family, given: 'Ann' }))
    const issued = { 'date-parts': [[2019, 3]] }
    const item = { id: 'a', type: 'book', title: 'Rain', author: [one, other], editor: [one], issued, page: '3' }
    const sources = [
      sourceOf({}, { 'eo-EO': '<locale xml:lang="eo-EO"><terms><term name="film">filmo</term></terms></locale>' }),
    ]
    const options = { style: styleWith(layout), sources }
    const [inEnglish, own] = [await bibliography(item, options), await bibliography(item, { ...options, locale: 'eo' })]
    expect(own.text).toBe(inEnglish.text)
    expect(own.notes).toEqual([`The locale eo-EO has no word for "${word}"; English is used instead.`])
    expect(inEnglish.notes).toEqual([])
  })

  it.each(['sort', 'microdata', 'typography'])(
    'bibliography rejects with an error if the option %s is not a boolean',
    async name => {
      const options = { style: 'apa', format: 'html', [name]: 'no' } as never
      await expect(bibliography(record, options)).rejects.toThrow(`"${name}" should be true or false`)
    },
  )

  it('citationDocument rejects with an error if the option anchors is not a boolean', async () => {
    await expect(citationDocument(record, { style: 'apa', anchors: 'no' as never })).rejects.toThrow('"anchors"')
  })

  it('a locale that is not XML or not a CSL locale causes an error', async () => {
    const sources = [sourceOf({}, { 'eo-EO': '<locale' })]
    expect((await failure({ style: 'apa', locale: 'eo-EO', sources })).code).toBe('bad-locale')
    const page = [sourceOf({}, { 'eo-EO': '<html/>' })]
    expect((await failure({ style: 'apa', locale: 'eo-EO', sources: page })).message).toContain('its root is <html>')
  })
})
