import { describe, expect, it } from 'vitest'
import { removedOptions } from '../../../src/citation/csl/removed-options.ts'
import { citable } from '../fake-terminal.ts'
import { chainFiles, version } from './chain.ts'

const cite = (args: string[], surroundings: Parameters<typeof citable>[1] = {}) =>
  citable(['cite', ...args], { files: chainFiles, ...surroundings })

const soil = (number: number) =>
  `Lovelace, Ada (202${number}): Soil moisture, release ${number} (v${number}.0). Example Press. https://doi.org/10.5072/soil.${number}\n`

const badStyles = {
  'text.csl': 'apa',
  'circle.csl': `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0">
<macro name="a"><text macro="a"/></macro><citation><layout><text macro="a"/></layout></citation></style>`,
}

describe('cite', () => {
  it('cite prints one citation per line, in the order of inputs and records', async () => {
    expect(await cite(['new.json', 'old.json'])).toMatchObject({
      exitCode: 0,
      stdout: soil(3) + soil(2) + soil(1),
      stderr: '',
    })
  })

  it('cite prints citations in the requested style', async () => {
    const { stdout } = await cite(['old.json', '--style', 'datacite'])
    expect(stdout).toBe(
      'Lovelace, Ada (2021): Soil moisture, release 1. V. 1.0. Example Press. (dataset). https://doi.org/10.5072/soil.1\n',
    )
  })

  it('cite isolates text of the opposite direction with --typography', async () => {
    const item = { id: 'a', type: 'book', title: 'ملوحة Sea', issued: { 'date-parts': [[2020]] } }
    const files = { 'a.json': JSON.stringify([item]) }
    const args = ['a.json', '--style', 'apa', '--from', 'csl-json']
    expect((await cite(args, { files })).stdout).toContain('ملوحة Sea')
    expect((await cite([...args, '--typography'], { files })).stdout).toContain('\u2067ملوحة Sea\u2069')
  })

  it('cite --microdata marks titles as names in HTML, and is refused for plain text', async () => {
    const args = ['old.json', '--style', 'apa', '--format', 'html', '--microdata']
    expect((await cite(args)).stdout).toContain('<span class="csl-title" itemprop="name">')
    expect(await cite(['old.json', '--style', 'apa', '--microdata'])).toMatchObject({ exitCode: 2, stdout: '' })
  })

  it('cite prints the access date in styles that show it, and reports styles that ignore it', async () => {
    const accessed = ['old.json', '--accessed', '2026-11-21']
    expect((await cite([...accessed, '--style', 'vancouver'])).stdout).toContain('[cited 2026 Nov 21]')
    expect(await cite(accessed)).toMatchObject({
      stdout: soil(1),
      stderr: 'citable: The style house renders no date of access.\n',
    })
  })

  it('cite reports that the language changes no words in a style without terms', async () => {
    expect(await cite(['old.json', '--locale', 'xx-XX'])).toMatchObject({
      stdout: soil(1),
      stderr:
        'citable: The style house contains no words, so the language changes at most its typography and text direction.\n',
    })
  })

  it('cites in the CSL style that --style names', async () => {
    expect((await cite(['old.json', '--style', 'apa'])).stdout).toContain('Lovelace, A. (2021).')
  })

  it.each([
    ['latest', ['old.json', 'new.json', 'other.json'], [3, 9]],
    ['all', ['new.json', 'old.json'], [1, 2, 3]],
    ['this', ['old.json'], [1]],
  ])('cite --scope %s cites each version in that scope once', async (scope, files, numbers) => {
    const { stdout } = await cite([...files, '--scope', scope])
    expect(stdout.match(/(?<=release |Other .*\(v)\d/g)?.map(Number)).toEqual(numbers)
  })

  it('cite reports a version whose record is missing from the inputs, and ends with exit code 1', async () => {
    const { exitCode, stdout, stderr } = await cite(['old.json', '--scope', 'all'])
    expect([exitCode, stdout]).toEqual([1, soil(1)])
    expect(stderr).toBe('citable: 10.5072/soil.2: Not cited because the inputs lack its record.\n')
  })

  it('cite prints JSON with the file and the index of each record', async () => {
    const { stdout } = await cite(['new.json', '--format', 'json'])
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      citations: [
        { file: 'new.json', index: 0, doi: '10.5072/soil.3', style: 'house', citation: soil(3).trim() },
        { file: 'new.json', index: 1, doi: '10.5072/soil.2', style: 'house', citation: soil(2).trim() },
      ],
    })
  })

  it('cite prints no escape sequence from a record', async () => {
    expect((await cite(['other.json'])).stdout).not.toContain('\u001b')
  })

  it('cite reports a malformed line on standard error and cites the other records', async () => {
    const files = { 'a.ndjson': `${JSON.stringify(version(1))}\n{"doi": \n${JSON.stringify(version(2))}\n` }
    const { exitCode, stdout, stderr } = await cite(['a.ndjson'], { files })
    expect([exitCode, stdout]).toEqual([1, soil(1) + soil(2)])
    expect(stderr).toMatch(/^citable: a\.ndjson:2:\d+: .*\n$/)
  })

  it('cite ends with exit code 2 if an input is missing, but cites the other inputs', async () => {
    const { exitCode, stdout, stderr } = await cite(['gone.json', 'old.json'])
    expect([exitCode, stdout]).toEqual([2, soil(1)])
    expect(stderr).toBe('citable: gone.json: Cannot be read: no such file or folder.\n')
  })

  it.each([
    [[], 'Nothing to cite'],
    [['old.json', '--style', 'datacit'], 'There is no style "datacit"; did you mean "datacite"?'],
    [['old.json', '--style', 'apa', '--locale', 'xx-XX'], 'There is no locale "xx-XX"'],
    [['old.json', '--style', 'text.csl'], 'The style "text.csl" cannot be used (line 1, column '],
    [
      ['old.json', '--style', 'circle.csl'],
      'The style "circle.csl" cannot be used (line 2, column 17): its macros call each other in',
    ],
    [['old.json', '--style', 'gone.csl'], "There is no style file 'gone.csl'."],
    [['old.json', '--engine', 'citeproc'], `Unknown option '--engine'. ${removedOptions.engine}`],
    [['old.json', '--accessed', 'today'], '"accessed" should be a date such as 2026-11-21, not "today".'],
    [['old.json', '--scope', 'lastest'], "Did you mean 'latest'?"],
  ])('cite refuses the arguments %j and gives the reason', async (args, message) => {
    const { exitCode, stdout, stderr } = await cite(args, { files: { ...chainFiles, ...badStyles } })
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain(message)
  })
})

describe('cite --document', () => {
  const library = '@book{doe2019, title={Rain}, author={Doe, Jo}, year=2019, publisher={Sea Press}}\n'
  const files = { 'library.bib': library, 'draft.md': '# Rain\n\nRain falls [see @doe2019, p. 3]; @doe2019 says so.\n' }
  const write = (args: string[], more: Record<string, string> = {}) =>
    citable(['cite', 'library.bib', '--style', 'apa', ...args], { files: { ...files, ...more } })

  it('cite --document renders the citations of a text and appends the bibliography', async () => {
    expect(await write(['--document', 'draft.md'])).toMatchObject({
      exitCode: 0,
      stdout: '# Rain\n\nRain falls (see Doe, 2019, p. 3); Doe (2019) says so.\n\nDoe, J. (2019). *Rain*. Sea Press.\n',
      stderr: '',
    })
  })

  it.each(["'@*'", '|\n  @doe2019, @none', '["@doe2019"]'])(
    'cite adds the entries of records that only nocite mentions: %s',
    async nocite => {
      const more = { 'none.bib': '@book{none, title={Snow}, author={Roe, Jo}, year=2020, publisher={Sea Press}}\n' }
      const text = `---\ntitle: Rain\nnocite: ${nocite}\n---\n\nRain.\n`
      const { exitCode, stdout } = await write(['none.bib', '-d', 'rain.md'], { ...more, 'rain.md': text })
      expect(exitCode).toBe(0)
      expect(stdout).toContain(`${text}\nDoe, J. (2019). *Rain*. Sea Press.\n`)
      expect(stdout.includes('*Snow*')).toBe(nocite !== '["@doe2019"]')
    },
  )

  it('cite reports a nocite key without a record and adds the entries of the other keys', async () => {
    const text = '---\nnocite: "@doe2019, @nobody"\n---\n\nRain.\n'
    expect(await write(['-d', 'rain.md'], { 'rain.md': text })).toMatchObject({
      exitCode: 1,
      stdout: `${text}\nDoe, J. (2019). *Rain*. Sea Press.\n`,
      stderr: 'citable: rain.md: nocite: @nobody: No record has this key or DOI.\n',
    })
  })

  it('cite keeps tabs, line endings and direction marks in the text, and drops control characters in records', async () => {
    const text = '\ufeff# Rain\r\n\r\n\tcode\r\n\r\n\u200fمطر [@doe2019]\t[@tab]\r\n'
    const more = { 'rain.md': text, 'tab.json': '[{"id":"tab","type":"book","title":"\\u001b[31mHail","issued":2001}]' }
    const { stdout } = await write(['tab.json', '-d', 'rain.md'], more)
    expect(stdout).toContain('# Rain\r\n\r\n\tcode\r\n\r\n\u200fمطر (Doe, 2019)\t(*')
    expect(stdout).toContain('\r\n\r\nDoe, J. (2019). *Rain*. Sea Press.\r\n')
    expect(stdout).not.toContain('\u001b')
    expect(stdout).not.toMatch(/[␉␍]|(?<!\r)\n/)
  })

  it('cite reports a citation key without a record and ends with exit code 1', async () => {
    const { exitCode, stdout, stderr } = await write(['-d', 'other.md'], { 'other.md': 'Rain [@dow2019].\n' })
    expect([exitCode, stdout]).toEqual([1, 'Rain [@dow2019].\n'])
    expect(stderr).toContain('other.md:1:6: @dow2019: No record has this key or DOI')
  })

  it('cite reports an option that conflicts with --document, and a missing document', async () => {
    expect(await write(['-d', 'draft.md', '--in-text'])).toMatchObject({ exitCode: 2, stdout: '' })
    expect((await write(['-d', 'none.md'])).stderr).toContain("There is no document 'none.md'.")
  })
})
