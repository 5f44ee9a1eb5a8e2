import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../../src/core/diagnostic.ts'
import { writeDataciteXml } from '../../../src/datacite/xml/writing/write.ts'
import type { Datacite } from '../../../src/model/datacite.ts'
import { withEdits } from '../../../src/text/edit/edits.ts'
import { writeYaml } from '../../../src/text/yaml/write.ts'
import { check } from '../../../src/validation/check.ts'
import { fixEdits, fixText } from '../../../src/validation/fix.ts'
import type { CheckReport } from '../../../src/validation/report.ts'
import { documentedRules } from '../../../src/validation/rules/docs.ts'
import { bare as book } from '../../cli/records.ts'

const found = ({ records }: CheckReport): Diagnostic[] => records.flatMap(({ diagnostics }) => diagnostics)

const writers = {
  JSON: (record: object) => `${JSON.stringify(record, null, 2)}\n`,
  NDJSON: (record: object) => `${JSON.stringify(book)}\n${JSON.stringify(record)}\n`,
  YAML: (record: object) => writeYaml(record),
  XML: (record: object) => writeDataciteXml(record, { losses: false }).text,
}

describe.each(Object.entries(writers))('in %s', (syntax, write) => {
  const isFixable = (id: string) => (finding: Diagnostic) => finding.rule === id && finding.fix !== undefined
  const fixable = documentedRules().flatMap(({ id, severity, examples }) => {
    const cases = examples.fails
      .map(({ record, kernel }) => ({
        text: write({ ...book, ...record }),
        judged: { ...(kernel && { kernel }), rules: { [id]: severity } },
      }))
      .filter(({ text, judged }) => found(check(text, judged)).some(isFixable(id)))
    return cases.length > 0 ? [{ id, cases }] : []
  })

  const least = syntax === 'XML' ? 75 : 80
  test(`at least ${least} rules have an example in ${syntax} that can be fixed`, () => {
    expect(fixable.length).toBeGreaterThanOrEqual(least)
  })

  test.each(fixable)('findings of $id do not appear again after they are fixed', ({ id, cases }) => {
    for (const { text, judged } of cases) {
      const options = { unsafe: true, ...judged, only: ({ rule }: Diagnostic) => rule === id }
      const done = fixText(text, options)
      expect(done.refused.map(({ reason }) => reason)).toEqual([])
      expect(done.fixed.length).toBeGreaterThan(0)
      expect(found(done.report).filter(isFixable(id))).toEqual([])
      expect(fixText(done.text, options).text).toBe(done.text)
      if (syntax === 'XML') expect(done.text.startsWith('<?xml')).toBe(true)
    }
  })
})

describe('fixText', () => {
  const file = '{"doi": "https://doi.org/10.5072/A",\n "language": "English", "titles": []}'

  test('fixText applies only safe fixes by default', () => {
    const dates = [{ date: '2005-06-02/2004-03-02', dateType: 'Collected' as const }]
    const record = JSON.stringify({ ...book, dates })
    const unsafe = found(check(record)).filter(({ fix }) => fix?.safe === false)
    expect(unsafe.length).toBeGreaterThan(0)
    const safe = fixText(record)
    expect(safe.text).toBe(record)
    expect(fixText(record, { unsafe: true }).text).not.toBe(record)
  })

  test.each(['doi', 'DOI ', 'Doi'])('fixText corrects the identifierType %j in XML to DOI', type => {
    const xml = writeDataciteXml(book as Datacite, { losses: false }).text
    const { text, refused } = fixText(xml.replace('"DOI"', JSON.stringify(type)))
    expect([text, refused]).toEqual([xml, []])
  })

  describe('of XML in JSON', () => {
    const xml = writeDataciteXml(
      { ...(book as Datacite), language: 'English', titles: [{ title: 'Notes  on it' }] },
      { losses: false },
    ).text
    const fixedXml = xml.replace('English', 'en').replace('Notes  on', 'Notes on')
    const inBase64 = (text: string) => Buffer.from(text).toString('base64')
    const json = (attributes: object) => JSON.stringify({ data: { type: 'dois', attributes } }, null, 2)

    test.each<[string, (text: string) => string]>([
      ['in base64', inBase64],
      ['in plain text', text => text],
    ])('fixText fixes XML that a JSON record contains %s', (_, written) => {
      const text = json({ doi: book.doi, xml: written(xml) })
      const { text: after, fixed, patches } = fixText(text)
      expect(after).toBe(json({ doi: book.doi, xml: written(fixedXml) }))
      expect(new Set(fixed.map(({ pointer }) => pointer))).toEqual(new Set(['/data/attributes/xml']))
      expect(patches).toEqual([[{ op: 'replace', path: '/data/attributes/xml', value: written(fixedXml) }]])
      expect(fixText(after).fixed).toEqual([])
    })

    test('fixText fixes JSON members and the embedded XML, except XML values that a JSON member replaces', () => {
      const { text } = fixText(json({ doi: `https://doi.org/${book.doi}`, xml: inBase64(xml), language: 'German' }))
      const { attributes } = JSON.parse(text).data
      expect([attributes.doi, attributes.language]).toEqual([book.doi, 'de'])
      expect(Buffer.from(attributes.xml, 'base64').toString()).toBe(xml.replace('Notes  on', 'Notes on'))
    })

    test('fixText refuses to fix XML within the value of a YAML alias, and returns the text unchanged', () => {
      const attributes = JSON.stringify({ doi: book.doi, xml: inBase64(xml) })
      const text = `shared: &shared ${attributes}\ndata: {type: dois, attributes: *shared}\n`
      const { text: after, fixed, refused } = fixText(text)
      expect([after, fixed]).toEqual([text, []])
      expect(new Set(refused.map(({ finding }) => finding.pointer))).toEqual(new Set(['/data/attributes/xml']))
    })

    test('fixText refuses to fix embedded XML of a retired kernel, and refers to citable upgrade', () => {
      const old = xml.replaceAll('kernel-4', 'kernel-3')
      const { refused, text } = fixText(json({ doi: book.doi, xml: inBase64(old) }), { unsafe: true })
      expect(text).toBe(json({ doi: book.doi, xml: inBase64(old) }))
      expect(refused.map(({ reason }) => reason)).toContain(
        "The kernel of the record is retired; upgrade the record with 'citable upgrade'.",
      )
    })
  })

  test('fixText returns the fixes as a JSON Patch', () => {
    expect(fixText(file, { only: ({ rule }) => rule === 'doi-form' }).patches).toEqual([
      [{ op: 'replace', path: '/doi', value: '10.5072/A' }],
    ])
  })

  test('fixText does not change malformed or empty text, or RIS', () => {
    for (const text of ['{"doi": ', 'a: [', '<resource>', '', 'TY  - DATA\nER  -'])
      expect(fixText(text)).toMatchObject({ text, fixed: [], refused: [] })
    expect(fixText(Uint8Array.of(0x7b, 0xff)).fixed).toEqual([])
  })

  test('fixText fixes each record of a list', () => {
    const list = JSON.stringify(Array.from({ length: 300 }, (_, at) => ({ doi: `doi:10.5072/${at}`, titles: [] })))
    const { text, fixed } = fixText(list, { only: ({ rule }) => rule === 'doi-form' })
    expect(fixed).toHaveLength(300)
    expect(text).toBe(list.replaceAll('doi:10', '10'))
  })

  test('fixText keeps fixtures without fixable findings unchanged, and a second fix changes nothing', () => {
    for (const format of ['datacite-rest', 'datacite-xml']) {
      const folder = new URL(`../../../fixtures/${format}/`, import.meta.url)
      for (const name of readdirSync(folder)) {
        const text = readFileSync(new URL(name, folder), 'utf8')
        const { text: after, fixed, refused } = fixText(text, { unsafe: true })
        if (fixed.length === 0) expect(after).toBe(text)
        expect(fixText(after, { unsafe: true }).text).toBe(after)
        expect(refused.filter(({ reason }) => !/retired/.test(reason))).toEqual([])
      }
    }
  })

  test('fixText throws a TypeError for wrong options', () => {
    expect(() => fixText(file, { unsafe: 'yes' as never })).toThrow(TypeError)
    expect(() => fixText(file, { only: ['doi-form'] as never })).toThrow(TypeError)
    expect(() => fixText(file, { profil: 'strict' } as never)).toThrow(TypeError)
  })
})

describe('fixEdits', () => {
  test('fixEdits returns the edits of a fix with their positions in the text', () => {
    const text = '{"doi": "https://doi.org/10.5072/a", "titles": []}'
    const report = check(text)
    const [finding] = found(report).filter(({ rule }) => rule === 'doi-form')
    const edits = finding && fixEdits(text, report)(finding)
    expect(edits).toEqual([{ start: 8, end: 35, text: '"10.5072/a"' }])
    expect(withEdits(text, edits ?? [])).toBe('{"doi": "10.5072/a", "titles": []}')
  })
})
