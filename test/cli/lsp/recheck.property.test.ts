import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type KnownPieces, recheck } from '../../../src/cli/lsp/recheck.ts'
import { convert } from '../../../src/formats/convert.ts'
import { check } from '../../../src/validation/check.ts'
import type { CheckOptions } from '../../../src/validation/report.ts'
import { runsOr } from '../../runs.ts'
import { bare } from '../records.ts'

const xml = (record: object): string => {
  const written = convert(JSON.stringify(record), { to: 'datacite-xml' })
  if (!written.ok) throw new Error('The record cannot be written as XML.')
  return written.text
}

const faulty = {
  ...bare,
  doi: '10.5072/FAULTY',
  language: 'english',
  titles: [{ title: 'SOIL MOISTURE.' }, { title: 'SOIL MOISTURE.' }],
  subjects: [{ subject: 'rain; soil' }, { subject: ' rain' }],
  dates: [{ date: '2O21', dateType: 'Issued' }],
  size: 12345678901234567890n,
}
const carrying = { data: { attributes: { doi: '10.5072/xml', xml: xml({ ...bare, language: 'english' }) } } }
const records: object[] = [bare, faulty, carrying.data, { ...faulty, doi: '10.5072/bare' }, bare, faulty]

const withBigNumbers = (record: object, space?: number): string =>
  JSON.stringify(record, (_, value) => (typeof value === 'bigint' ? `big${value}` : value), space).replaceAll(
    /"big(\d+)"/g,
    '$1',
  )
const lines = records.map(record => withBigNumbers(record))

const blockList = `# records
- doi: 10.5072/FAULTY
  titles:
  - title: |+
      SOIL

- doi: &one 10.5072/two
  language: "eng
    lish"
  publisher:
- doi: 10.5072/three
  titles: [{ title: A },
    { title: A }]
  titles: []
-
- text
`

const texts: Record<string, string> = {
  'a JSON list': withBigNumbers(records, 1),
  'a JSON list that also contains values other than records': `[${lines[1]}, 1, [], "a", {}, ${lines[1]}]`,
  'a JSON response': withBigNumbers({ data: records }, 1),
  'one JSON record': withBigNumbers(faulty, 2),
  NDJSON: lines.join('\r\n'),
  'a YAML list': lines.map((line, at) => `- ${line}\n${at % 2 === 0 ? '# one more\n' : ''}`).join(''),
  'a YAML block list': blockList,
  'a YAML block list with an alias': `${blockList}- doi: *one\n`,
  'YAML documents': lines.map(line => `---\n${line}\n`).join(''),
  XML: xml({ ...bare, language: 'english', titles: [{ title: 'SOIL MOISTURE.' }] }),
}

/** A generator of edits that type, paste or delete text at a relative position. */
const edits = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(3), fc.nat(400)),
    added: fc.oneof(
      fc.constantFrom(...'{}[],:"\'\n\r- #&*%<>/\\\t\uFEFF', 'a', '1', ''),
      fc.constantFrom(
        '\n- ',
        '\n---\n',
        '\r\n',
        `\n${lines[1]}\n`,
        `,${lines[1]}`,
        `\n- ${lines[0]}\n`,
        '|+',
        '\n...\n',
      ),
      fc.string({ maxLength: 3, unit: 'grapheme' }),
    ),
  }),
  { minLength: 1, maxLength: 6 },
)

const optionSets: CheckOptions[] = [{}, { profile: 'strict' }, { rules: { 'title-in-capitals': 'off' } }]

describe('what is said after an edit', () => {
  it.each(Object.keys(texts))('after an edit in %s, the findings are the same as those of a new check', name => {
    const start = texts[name] ?? ''
    fc.assert(
      fc.property(edits, fc.boolean(), (changes, isUndone) => {
        let text = start
        let known: KnownPieces | undefined
        const compare = (options: CheckOptions): void => {
          const now = recheck(text, options, known)
          known = now.known
          expect(now.report).toEqual(check(text, options))
        }
        compare({})
        for (const [number, { at, removed, added }] of changes.entries()) {
          const offset = Math.floor(at * text.length)
          const earlier = text
          text = text.slice(0, offset) + added + text.slice(offset + removed)
          compare(optionSets[number % 5] ?? {})
          if (isUndone) text = earlier
        }
      }),
      { numRuns: runsOr(60, 6) },
    )
  })

  it('recheck checks only the record that was edited', () => {
    let checked = 0
    const counting: CheckOptions = {
      ownRules: [{ id: 'counting', severity: 'info', check: () => void checked++ } as never],
    }
    for (const name of ['a JSON list', 'NDJSON', 'a YAML list'] as const) {
      const text = texts[name] ?? ''
      const { known } = recheck(text, counting)
      checked = 0
      recheck(text.replace('SOIL', 'SOILS'), counting, known)
      expect(checked).toBe(1)
    }
  })
})
