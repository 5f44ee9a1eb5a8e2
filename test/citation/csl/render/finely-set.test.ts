import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bibliography, citationDocument, cite } from '../../../../src/citation/csl/index.ts'
import { finelySet } from '../../../../src/citation/csl/render/finely-set.ts'
import type { Run } from '../../../../src/citation/csl/runs.ts'
import { expectLinear } from '../../../linear.ts'

const set = (text: string, language: string): string =>
  finelySet([{ text }], language)
    .map(run => run.text)
    .join('')

describe('typography', () => {
  it.each([
    // French: no break before double punctuation and inside quotation marks.
    ['fr-FR', 'Eau ; sel : pourquoi? Oui!', 'Eau\u202f; sel\u202f: pourquoi\u202f? Oui\u202f!'],
    ['fr-FR', '«Eau» et « sel »', '«\u202fEau\u202f» et «\u202fsel\u202f»'],
    ['fr-FR', 'Quoi ?! À 12:30, p. 12-14, n° 4', 'Quoi\u202f?! À 12:30, p.\u00a012-14, n°\u00a04'],
    ['fr-FR', 'https://example.org/a?b: c $x ; y$ <math><mo>;</mo> ;</math>', undefined],
    ['fr-FR', 'déjà\u202f; fait', undefined],
    ['fr-CA', 'Eau; sel: «oui»!', 'Eau; sel\u00a0: «\u00a0oui\u00a0»!'],
    ['de-DE', 'Bd. 3, Nr. 4, S. 12. Press. 2020', 'Bd.\u00a03, Nr.\u00a04, S.\u00a012. Press. 2020'],
    ['ru-RU', 'Т. 3, № 4, с. 5', 'Т.\u00a03, №\u00a04, с.\u00a05'],
    ['en-US', 'Why? p. 12; vol. 3', undefined],
    // Ideographs have wide punctuation between them, and Latin letters have not.
    ['zh-CN', '张伟, 李娜 (编): 海水 2020. Press, 北京.', '张伟，李娜（编）：海水 2020. Press, 北京。'],
    ['ja-JP', '山田, 鈴木. 海の波: 塩分', '山田、鈴木。海の波：塩分'],
    ['zh-CN', 'Li, W. (2020). Sea.', undefined],
  ])('finelySet applies the typography of %s to the text %s', (language, text, expected = text) => {
    expect(set(text, language)).toBe(expected)
    expect(set(expected, language)).toBe(expected)
  })

  it('typography takes account of characters in neighbouring runs', () => {
    expect(finelySet([{ text: 'Eau', italic: true }, { text: ' : sel' }, { text: '?', bold: true }], 'fr-FR')).toEqual([
      { text: 'Eau', italic: true },
      { text: '\u202f: sel\u202f' },
      { text: '?', bold: true },
    ])
  })

  it('typography isolates text of the opposite direction', () => {
    expect(finelySet([{ text: 'Roe. ملوحة البحر. Press' }], 'en-US')).toEqual([
      { text: 'Roe. ' },
      { text: 'ملوحة البحر', direction: 'rtl' },
      { text: '. Press' },
    ])
    expect(finelySet([{ text: 'ملوحة, Sea Press, https://doi.org/10.1/x' }], 'ar')).toEqual([
      { text: 'ملوحة, ' },
      { text: 'Sea Press', direction: 'ltr' },
      { text: ', ' },
      { text: 'https://doi.org/10.1/x', direction: 'ltr' },
    ])
  })

  it('typography isolates a quoted title as a whole, including its italics, digits and quotation marks', () => {
    const title = [
      { text: 'ملوحة. "The 2 “deep” seas: ' },
      { text: 'Mytilus', italic: true },
      { text: ' in H' },
      { text: '2', position: 'sub' },
      { text: 'O (so)", 12' },
    ] as const
    const direction = 'ltr'
    expect(finelySet(title, 'ar')).toEqual([
      { text: 'ملوحة. "' },
      { text: 'The 2 “deep” seas: ', direction },
      { text: 'Mytilus', italic: true, direction },
      { text: ' in H', direction },
      { text: '2', position: 'sub', direction },
      { text: 'O (so)', direction },
      { text: '", 12' },
    ])
  })

  it('typography ends the isolation of text at the end of an entry part', () => {
    const direction = 'ltr'
    expect(
      finelySet([{ text: 'Doe, J. A., Richard. "Sea". ' }, { text: 'https://doi.org/10.1/x' }, { text: '.' }], 'ar'),
    ).toEqual([
      { text: 'Doe', direction },
      { text: ', ' },
      { text: 'J. A.', direction },
      { text: ', ' },
      { text: 'Richard', direction },
      { text: '. "' },
      { text: 'Sea', direction },
      { text: '". ' },
      { text: 'https://doi.org/10.1/x', direction },
      { text: '.' },
    ])
  })

  it('typography isolates the whole value of a variable if the value begins in the opposite direction', () => {
    const [title, publisher] = [{ variable: 'title' }, { variable: 'publisher' }]
    const apart = (text: string, language = 'en-US') =>
      finelySet([{ text: 'Doe, «' }, { text, part: title }, { text: '. ' }, { text: 'ים', part: publisher }], language)
        .filter(({ direction }) => direction !== undefined)
        .map(run => run.text)
    expect(apart('“تسلسل DNA في، الخلايا (و NASA)”.')).toEqual(['تسلسل DNA في، الخلايا (و NASA)', 'ים'])
    expect(apart('42 ימים with water and 7')).toEqual(['42 ימים with water and 7', 'ים'])
    expect(apart('(لا) ماء؟')).toEqual(['(لا) ماء؟', 'ים'])
    expect(apart('دو, أ.')).toEqual(['دو, أ.', 'ים'])
    expect(apart('The words كتاب and قلم')).toEqual(['كتاب', 'قلم', 'ים'])
    expect(apart('2020')).toEqual(['ים'])
    const year = [{ text: 'ים (2020', part: title }, { text: 'a)' }]
    expect(finelySet(year, 'ar')).toEqual([{ text: 'ים (' }, { text: '2020a', direction: 'ltr' }, { text: ')' }])
    expect(apart('Sea, water ماء 2', 'he')).toEqual(['Doe', 'Sea, water ماء 2'])
    expect(
      finelySet([{ text: 'a' }, { text: 'b', part: title }, { text: 'c', italic: true, part: title }], 'en'),
    ).toEqual([{ text: 'ab' }, { text: 'c', italic: true }])
    expect(finelySet([{ text: 'ים', part: title }], 'en', true)).toEqual([
      { text: 'ים', part: title, direction: 'rtl' },
    ])
  })

  it('typography isolates text of the opposite direction together with the names and numbers between its words', () => {
    const apart = (text: string) =>
      finelySet([{ text }], 'en-US')
        .filter(({ direction }) => direction !== undefined)
        .map(run => run.text)
    expect(apart('Roe: تسلسل DNA و COVID-19 في البحر، ماء. Press')).toEqual(['تسلسل DNA و COVID-19 في البحر، ماء'])
    expect(apart('أحمد and سالم, DNA')).toEqual(['أحمد', 'سالم'])
  })

  it('typography keeps every letter and digit of any text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(' ', ':', ' ;', '?', '«', '»', 'a', 'S. 1', '(海)', '海', '. ', 'בים', '$', 'x', 'https://a.b/?'),
    )
    const run: fc.Arbitrary<Run> = fc.record({ text: piece }, { requiredKeys: ['text'] })
    const letters = (text: string): string => text.replace(/[^\p{L}\p{N}$]/gu, '')
    fc.assert(
      fc.property(
        fc.array(run, { maxLength: 8 }),
        fc.constantFrom('fr-FR', 'fr-CA', 'de-DE', 'zh-CN', 'ja', 'he'),
        (runs, language) => {
          const once = finelySet(runs, language)
          const text = (of: readonly Run[]): string => of.map(one => one.text).join('')
          expect(letters(text(once))).toBe(letters(text(runs)))
          expect(text(finelySet(once, language)).length).toBeGreaterThanOrEqual(text(once).length - 8)
        },
      ),
    )
  })

  const item = {
    id: 'eau',
    type: 'book',
    title: 'Eau : le “sel” de la mer',
    author: [{ family: 'Roë', given: 'Ann' }],
    publisher: 'מים',
    issued: '2020',
  }

  it('typography is off unless requested', async () => {
    const plain = await bibliography([item], { style: 'apa', locale: 'fr-FR' })
    const fine = await bibliography([item], { style: 'apa', locale: 'fr-FR', typography: true, format: 'html' })
    expect(plain.text).not.toContain('\u2067')
    expect(fine.text).toContain('<bdi dir="rtl">מים</bdi>')
    expect(fine.text).toContain('Eau\u202f: le «\u202fsel\u202f» de la mer')
    await expect(cite([item], { style: 'apa', typography: 'yes' as never })).rejects.toThrow('"typography"')
    const inText = await bibliography([item], { style: 'apa', typography: true })
    expect(inText.text).toContain('\u2067מים\u2069')
  })

  it.each(['apa', 'harvard-cite-them-right', 'chicago-notes-bibliography'])(
    'typography isolates a whole right-to-left title in %s',
    async style => {
      const arabic = { ...item, title: 'تسلسل DNA في الخلايا', author: [{ family: 'سالم', given: 'أحمد' }] }
      const options = { style, locale: 'en-US', typography: true, format: 'html' } as const
      const { text } = await bibliography([arabic], options)
      expect(text).toContain('<bdi dir="rtl"><i>تسلسل DNA في الخلايا</i></bdi>')
      expect(text).toMatch(/<bdi dir="rtl">سالم, (?:أ\.|أحمد)<\/bdi>/)
      const document = await citationDocument([arabic], options)
      const { text: cited } = document.cite({ id: 'eau' })
      const { text: once } = await cite([arabic], options)
      expect(cited).toBe(once)
      expect(cited.match(/<bdi dir="rtl">/g)).toHaveLength(style.startsWith('chicago') ? 3 : 1)
      expect(JSON.stringify([document.runs('citation-1'), document.entryRuns()])).not.toContain('"part"')
      const withMicrodata = await citationDocument([arabic], { ...options, microdata: true })
      expect(withMicrodata.cite({ id: 'eau' }).text).not.toContain('<span')
      expect(withMicrodata.bibliography().text).toContain('<bdi dir="rtl"><i>تسلسل DNA في الخلايا</i></bdi></span>')
    },
  )

  it('typography determines text directions in linear time', () => {
    for (const [text, language] of [
      ['ا A 1 ', 'en'],
      ['ا (', 'en'],
      ['A. 1 ', 'ar'],
      ['” ', 'ar'],
    ] as const)
      expectLinear(
        size =>
          finelySet(
            [{ text: `ا${text.repeat(size)}` }, { text: text.repeat(size), part: { variable: 'title' } }],
            language,
          ),
        5000,
        text,
      )
  })

  it("the option typography applies to a document's bibliography as text and as runs", async () => {
    const document = await citationDocument([item], { style: 'apa', typography: true, format: 'typst' })
    document.cite({ id: 'eau' })
    expect(document.bibliography().text).toContain('#text(dir: rtl)[מים];')
    expect(document.entryRuns()[0]?.runs).toContainEqual({ text: 'מים', direction: 'rtl' })
  })
})
