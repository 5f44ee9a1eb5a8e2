import { describe, expect, it } from 'vitest'
import { citable } from '../fake-terminal.ts'

const record = {
  doi: '10.5072/SOIL.1',
  creators: [{ name: 'Okafor, Ada', orcid: 'x' }],
  titles: [{ title: 'Soil & water' }],
  language: 'english',
}
const files = {
  'a.json': JSON.stringify(record),
  'a.xml': `<resource xmlns="http://datacite.org/schema/kernel-4"><identifier identifierType="DOI">10.5072/soil.1</identifier><titles><title>Soil &amp; water</title></titles></resource>`,
  'refused.json': JSON.stringify({ data: { type: 'dois', attributes: { ...record, event: 'publish' } } }),
}

describe('citable predict', () => {
  it('predict shows each predicted change with its reason', async () => {
    const { exitCode, stdout } = await citable(['predict', 'a.json'], { files })
    expect(exitCode).toBe(0)
    expect(stdout).toContain('a.json  10.5072/SOIL.1  if sent as JSON')
    expect(stdout).toMatch(/The registry silently drops members .*\n {4}- \/creators\/0\/orcid\n {6}- "x"/)
    expect(stdout).toMatch(/~ \/language\n {6}- "english"\n {6}\+ "en"/)
    expect(stdout).toContain('~ 1 record: 0 rejected, 1 changed, 0 unchanged.')
  })

  it('predict finds BibTeX records in a folder', async () => {
    const bib = '@article{a, title = {Soil}, author = {Okafor, Ada}, doi = {10.5072/SOIL.1}}'
    const { exitCode, stdout } = await citable(['predict', 'records'], { files: { 'records/a.bib': bib } })
    expect(exitCode).toBe(0)
    expect(stdout).toContain('records/a.bib  10.5072/SOIL.1  if sent as JSON')
  })

  it('predict assumes that an XML file is submitted as XML, unless --via names another format', async () => {
    const { stdout } = await citable(['predict', 'a.xml'], { files })
    expect(stdout).toMatch(/- "Soil & water"\n {6}\+ "Soil &amp; water"/)
    expect((await citable(['predict', 'a.xml', '--via', 'json'], { files })).stdout).not.toContain('&amp; water')
  })

  it('predict prints the changes and the resulting attributes as JSON, with pointers into the file', async () => {
    const { exitCode, stdout } = await citable(['predict', 'refused.json', '--format', 'json'], { files })
    const { version, results } = JSON.parse(stdout)
    expect(version).toBe(1)
    expect(results[0]).toMatchObject({ file: 'refused.json', index: 0, via: 'json', attributes: { language: 'en' } })
    expect(results[0].changes).toContainEqual(
      expect.objectContaining({ behaviour: 'url-missing', effect: 'rejects', pointer: '/data/attributes/url' }),
    )
    expect(exitCode).toBe(1)
  })

  it('predicts the changes to XML inside a JSON record', async () => {
    const attributes = {
      doi: '10.5072/soil.1',
      event: 'publish',
      url: 'https://example.org/',
      xml: btoa(files['a.xml']),
    }
    const carrying = { 'b.json': JSON.stringify({ data: { type: 'dois', attributes } }) }
    const { stdout } = await citable(['predict', 'b.json', '--format', 'ndjson'], { files: carrying })
    expect(JSON.parse(stdout).attributes).toMatchObject({
      titles: [{ title: 'Soil &amp; water' }],
      url: 'https://example.org/',
    })
  })

  it.each([
    ['rejects', 'a.xml', 0],
    ['drops', 'a.xml', 0],
    ['changes', 'a.xml', 1],
    ['drops', 'a.json', 1],
    ['changes', 'refused.json', 1],
    ['never', 'refused.json', 0],
  ])('predict with --fail-on %s and the file %s ends with exit code %i', async (what, file, exitCode) => {
    expect((await citable(['predict', file, '--fail-on', what], { files })).exitCode).toBe(exitCode)
  })

  it('predict takes the day of the request from `updated` in a registry response, unless --update or --as-of is used', async () => {
    const attributes = { ...record, subjects: [{ subject: 'Psychology' }], updated: '2021-05-04T10:00:00Z' }
    const response = { 'b.json': JSON.stringify({ data: { id: '10.5072/soil.1', type: 'dois', attributes } }) }
    const adds = async (...options: string[]): Promise<boolean> =>
      (await citable(['predict', 'b.json', ...options], { files: response })).stdout.includes('Fields of Science')
    expect(await adds()).toBe(true)
    expect(await adds('--via', 'xml')).toBe(true)
    expect(await adds('--update')).toBe(false)
    expect(await adds('--as-of', '2026-11-01')).toBe(false)
  })

  it('predict shows the effects at an earlier date, fails on any change with --strict, and refuses an invalid date', async () => {
    const { stdout, exitCode } = await citable(
      ['predict', 'a.json', '--via', 'xml', '--as-of', '2024-05-04', '--strict'],
      {
        files,
      },
    )
    expect(stdout).toContain('The registry split a name without a familyName only if')
    expect(exitCode).toBe(1)
    for (const day of ['may', '2021', '2021-02-30'])
      expect((await citable(['predict', 'a.json', '--as-of', day], { files })).stderr).toContain(
        `--as-of should be a day such as 2021-05-04, not '${day}'.`,
      )
  })
})
