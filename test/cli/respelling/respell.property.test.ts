import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { respell } from '../../../src/cli/respelling/respell.ts'
import { formatNamed } from '../../../src/formats/formats.ts'
import { convert, type FormatId } from '../../../src/formats/index.ts'
import { applyPatch } from '../../../src/validation/fix/apply-patch.ts'

describe('respell', () => {
  const dirty = ['CafÃ©', 'Smith &amp; Sons', 'AT&amp;T', 'gÃ©nÃ©ral', 'plain', 'MÃ¼ller', '100', 'a b']
  const texts = fc.array(fc.constantFrom(...dirty), { minLength: 1, maxLength: 4 }).map(words => words.join(' '))
  const entries = fc.array(fc.record({ title: texts, publisher: texts, keyword: texts }), {
    minLength: 1,
    maxLength: 4,
  })

  it('respell writes the fixed values into the text, so that a second run finds nothing to fix', async () => {
    await fc.assert(
      fc.asyncProperty(entries, fc.constantFrom('bibtex', 'ris', 'csl-json'), async (given, format) => {
        const text = written(given, format)
        const fixed = respell(text, formatNamed(format), { unsafe: true })
        const patched = valuesOf(text, format).map((value, index) => {
          const result = applyPatch(value, fixed.patches[index] ?? [])
          return result.ok ? result.value : result
        })
        expect(valuesOf(fixed.text, format)).toEqual(patched)
        expect(respell(fixed.text, formatNamed(format), { unsafe: true })).toMatchObject({
          text: fixed.text,
          fixed: [],
        })
      }),
      { numRuns: 60 },
    )
  })

  const valuesOf = (text: string, format: FormatId): unknown[] => {
    const converted = convert(text, { from: format, to: 'datacite-rest', pretty: false })
    const value: unknown = converted.ok ? JSON.parse(converted.text) : converted
    return Array.isArray(value) ? value : [value]
  }

  function written(given: readonly { title: string; publisher: string; keyword: string }[], format: string): string {
    if (format === 'csl-json')
      return JSON.stringify(
        given.map(({ title, publisher, keyword }, id) => ({
          id: `a${id}`,
          type: 'dataset',
          title,
          publisher,
          keyword,
        })),
        null,
        1,
      )
    return given
      .map(({ title, publisher, keyword }, id) =>
        format === 'bibtex'
          ? `@misc{a${id},\n title = {${title}},\n publisher = {${publisher}},\n keywords = {${keyword}}\n}\n`
          : `TY  - DATA\nTI  - ${title}\nPB  - ${publisher}\nKW  - ${keyword}\nER  - \n`,
      )
      .join('\n')
  }
})
