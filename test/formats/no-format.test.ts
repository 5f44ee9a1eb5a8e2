import { expect, test } from 'vitest'
import { convert, readRecords } from '../../src/formats/index.ts'
import { check, checkValue } from '../../src/validation/index.ts'
import { safeParse } from '../../src/validation/value.ts'

const messageOf = (result: object): string | undefined => {
  const { diagnostics } = result as { diagnostics: readonly { message: string }[] }
  return diagnostics[0]?.message
}

test.each([
  'records/a.json',
  './a.xml',
  'refs.bib',
  'C:\\data\\a.json',
  '~/records',
  '/srv/records',
  'my records/a b.yaml\n',
  'data/a.json.gz',
])('check, readRecords and convert ask if the text %j is meant as a path', text => {
  for (const result of [
    check(text),
    checkValue(text),
    safeParse(text),
    readRecords(text),
    convert(text, { to: 'ris' }),
  ])
    expect(messageOf(result)).toBe(
      `This is plain text, not a DataCite record. If ${JSON.stringify(text.trim())} is a path, read the file and pass its content.`,
    )
})

test.each([
  ['10.5072/a', 'is a DOI, resolve it and pass the record.'],
  ['https://doi.org/10.5072/a', 'is a DOI, resolve it and pass the record.'],
  ['https://example.org/a.json', 'is an address, fetch it and pass the body of the response.'],
])('check and convert ask if the text %j is a DOI or an address, and suggest a remedy', (text, advice) => {
  for (const result of [check(text), convert(text, { to: 'ris' })])
    expect(messageOf(result)).toBe(`This is plain text, not a DataCite record. If "${text}" ${advice}`)
})

test.each(['hello', 'Rain fell. It was wet', '42', 'true', 'null'])(
  'readRecords and convert report that the text %j is in none of the readable formats, and list them',
  text => {
    for (const result of [convert(text, { to: 'bibtex' }), readRecords(text)]) {
      expect(messageOf(result)).toMatch(
        /^This is not in any of the readable formats: DataCite XML, .*, BibTeX, .*, and .*\.$/,
      )
      expect(messageOf(result)).not.toContain('CSV')
    }
    expect(messageOf(check(text))).toMatch(
      /^This is not a DataCite record: it is (?:plain text|a number|a boolean|null)/,
    )
  },
)

test('check reports plain text in a list of records', () => {
  const [, finding] = check('[{"doi": "10.5072/a"}, "a.json"]').diagnostics
  expect(finding ?? check('[{"doi": "10.5072/a"}, "a.json"]').diagnostics[0]).toMatchObject({
    messageId: 'no-record/text',
    pointer: '/1',
  })
})
