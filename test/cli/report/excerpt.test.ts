import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerptOf } from '../../../src/cli/report/excerpt.ts'
import { codeFrame } from '../../../src/cli/reporters/frame.ts'
import { plain } from '../../../src/cli/terminal/colors.ts'
import { printable } from '../../../src/cli/text/printable.ts'
import { width } from '../../../src/cli/text/width.ts'
import { Positions } from '../../../src/text/positions.ts'
import { rangeOf } from '../reporters/hostile-report.ts'

const frame = (text: string, part: string, columns = 60) =>
  codeFrame(excerptOf(text, rangeOf(text, part)), plain, columns)

describe('a code frame', () => {
  it('an excerpt shows the marked line, the neighbouring lines and carets under the marked text', () => {
    expect(frame('{\n  "a": 1,\n  "b": 2\n}', '"b"')).toEqual([
      '  2 │   "a": 1,',
      '> 3 │   "b": 2',
      '    │   ^^^',
      '  4 │ }',
    ])
  })

  it('an excerpt aligns line numbers of different lengths', () => {
    const text = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n')
    expect(frame(text, 'line 10')).toEqual(['   9 │ line 9', '> 10 │ line 10', '     │ ^^^^^^^', '  11 │ line 11'])
  })

  it.each([
    ['tabs', '\t\t"x": 1', '"x"', '         ^^^'],
    ['wide characters', '"題名": "土壌", "x": 1', '"x"', '                     ^^^'],
    ['combining marks', '"e\u0301": 1', '1', '          ^'],
    ['escape sequences', '"\u001b[31m": 1', ' 1', '             ^^'],
  ])('an excerpt aligns carets with the text after %s', (_, text, part, carets) => {
    expect(frame(text, part)[1]?.replace('    │', '    ')).toBe(carets)
  })

  it('an excerpt shortens a long line on both sides of the marked text', () => {
    const [line, carets] = frame(`${'x'.repeat(10_000)} "here" ${'y'.repeat(10_000)}`, '"here"')
    expect(line).toMatch(/^> 1 │ …x+ "here" y+…$/)
    expect(line).toHaveLength(60)
    expect(line?.indexOf('"here"')).toBe(carets?.indexOf('^^^^^^'))
  })

  it('an excerpt puts carets only under the first of several marked lines', () => {
    expect(frame('{ "a": {\n  "b": 1\n} }', '{\n  "b": 1\n}')).toEqual([
      '> 1 │ { "a": {',
      '    │        ^',
      '  2 │   "b": 1',
    ])
  })

  it('an excerpt can mark the position after the end of the text', () => {
    const position = { line: 1, column: 3, offset: 2 }
    expect(codeFrame(excerptOf('{ ', { start: position, end: position }), plain, 60)).toEqual(['> 1 │ {', '    │   ^'])
  })

  it.each(['\n', '\r\n', '\r'])('an excerpt recognises the line break %j', lineBreak => {
    expect(frame(['a', 'bb', 'c'].join(lineBreak), 'bb').map(line => line.trim())).toEqual([
      '1 │ a',
      '> 2 │ bb',
      '│ ^^',
      '3 │ c',
    ])
  })

  it('an excerpt of any text fits the width, and has one marked line, carets under the marked text and no control characters', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 3_000 }).filter(text => !/\r(?!\n)/.test(text))
    fc.assert(
      fc.property(
        texts,
        fc.nat(),
        fc.nat({ max: 50 }),
        fc.integer({ min: 40, max: 120 }),
        (text, at, length, columns) => {
          const start = text.length === 0 ? 0 : at % text.length
          const range = new Positions(text).range(start, start + length)
          const lines = codeFrame(excerptOf(text, range), plain, columns)
          for (const line of lines) {
            expect(width(line)).toBeLessThanOrEqual(columns)
            expect(line).not.toMatch(/\p{Cc}/u)
          }
          expect(lines.filter(line => line.startsWith('> '))).toHaveLength(1)
          const [shown = '', carets = ''] = lines.slice(lines.findIndex(line => line.startsWith('> ')))
          expect(carets).toMatch(/^ *│ *\^+$/)
          const [first = ''] = text.slice(start)
          if (/\p{Cs}/u.test(first)) return
          const marked = printable(first.replace(/\s/, ' ')).trim()
          const line = shown.padEnd(columns)
          const isAbove = (at: number) => width(line.slice(0, at)) === carets.indexOf('^')
          expect(Array.from(line, (_, at) => at).some(at => isAbove(at) && line.startsWith(marked, at))).toBe(true)
        },
      ),
    )
  })
})
