import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { docxWriter } from '../../../../src/citation/csl/render/docx.ts'
import type { Run } from '../../../../src/citation/csl/runs.ts'
import { parseTree } from '../../../../src/text/xml/parse-tree.ts'

const { inline, whole } = docxWriter(true, 'ltr')

const field = (instruction: string, inner: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> HYPERLINK ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${inner}<w:r><w:fldChar w:fldCharType="end"/></w:r>`

describe('WordprocessingML', () => {
  it.each<[Run[], string]>([
    [[{ text: 'Roe. ' }], '<w:r><w:t xml:space="preserve">Roe. </w:t></w:r>'],
    [
      [{ text: 'a', italic: true, bold: true, smallCaps: true, underline: true, position: 'super' }],
      '<w:r><w:rPr><w:b/><w:i/><w:smallCaps/><w:u w:val="single"/><w:vertAlign w:val="superscript"/></w:rPr><w:t xml:space="preserve">a</w:t></w:r>',
    ],
    [
      [{ text: 'x', link: 'https://example.org/"a\\&b' }],
      field('&#34;https://example.org/%22a%5C&#38;b&#34;', '<w:r><w:t xml:space="preserve">x</w:t></w:r>'),
    ],
    [[{ text: '1', link: '#ref-doe' }], field('\\l &#34;ref-doe&#34;', '<w:r><w:t xml:space="preserve">1</w:t></w:r>')],
    [[{ text: '\0' }], ''],
  ])('writes %j in WordprocessingML as %s', (runs, expected) => {
    expect(inline(runs)).toBe(expected)
  })

  it('WordprocessingML marks right-to-left words in mixed text as right-to-left runs', () => {
    const run = (text: string, properties = '') => `<w:r>${properties}<w:t xml:space="preserve">${text}</w:t></w:r>`
    const rtl = '<w:rPr><w:rtl/></w:rPr>'
    expect(inline([{ text: 'a ' }, { text: 'ים', direction: 'rtl' }])).toBe(run('a ') + run('ים', rtl))
    expect(inline([{ text: 'ים New York 5 ים', direction: 'rtl' }, { text: '.' }])).toBe(
      run('\u2067ים ', rtl) + run('New York 5') + run(' ים\u2069', rtl) + run('.'),
    )
    expect(docxWriter(true, 'rtl').inline([{ text: 'a ים b', direction: 'ltr' }])).toBe(
      run('\u2066a ') + run('ים', rtl) + run(' b\u2069'),
    )
  })

  it('WordprocessingML marks paragraphs as right-to-left in a right-to-left language', () => {
    expect(docxWriter(true, 'rtl').whole(['a'])).toBe('<w:p><w:pPr><w:bidi/></w:pPr>a</w:p>\n')
    expect(whole(['a'])).toBe('<w:p>a</w:p>\n')
  })

  it('WordprocessingML has no hyperlink fields if no links are requested', () => {
    expect(docxWriter(false, 'ltr').inline([{ text: 'x', link: 'https://example.org' }])).toBe(
      '<w:r><w:t xml:space="preserve">x</w:t></w:r>',
    )
  })

  it('WordprocessingML is well-formed for any text, and contains only the elements that the writer adds', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('</w:t>', ']]>', '&amp;', '<!--', '"\'', '\ud800', '\uffff', '\u0001', '\u2028'),
    )
    const run = fc.record(
      { text, italic: fc.constant(true as const), link: text.map(end => `https://example.org/${end}`) },
      { requiredKeys: ['text'] },
    )
    fc.assert(
      fc.property(fc.array(run, { maxLength: 6 }), runs => {
        const xml = `<w:body xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${whole([inline(runs)])}</w:body>`

        expect(parseTree(xml)).not.toHaveProperty('fault')
        const elements = new Set([...xml.matchAll(/<([^\s/>]+)/g)].map(([, name]) => name))
        const own = ['w:body', 'w:p', 'w:r', 'w:rPr', 'w:i', 'w:t', 'w:fldChar', 'w:instrText']
        for (const name of elements) expect(own).toContain(name)
      }),
    )
  })
})
