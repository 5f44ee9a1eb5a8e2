import { describe, expect, it } from 'vitest'
import { citable } from '../fake-terminal.ts'
import { chainFiles, version } from './chain.ts'

const versions = (args: string[], surroundings: Parameters<typeof citable>[1] = {}) =>
  citable(['versions', ...args], { files: chainFiles, ...surroundings })

describe('versions', () => {
  it('versions shows chains as trees, oldest version first', async () => {
    const { exitCode, stdout, stderr } = await versions(['.'])
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(stdout).toBe(
      [
        '3 versions',
        '├─ 1.0  2021-03-01  10.5072/soil.1  Soil moisture, release 1',
        '├─ 2.0  2022-03-01  10.5072/soil.2  Soil moisture, release 2',
        '└─ 3.0  2023-03-01  10.5072/soil.3  Soil moisture, release 3  (latest)',
        '',
        '1 record without other versions.',
        '',
      ].join('\n'),
    )
  })

  it('versions marks a version without a record, and reports the missing record', async () => {
    const { stdout } = await versions(['old.json'])
    expect(stdout).toMatch(/10\.5072\/soil\.2 .*\(latest, record not given\)/)
    expect(stdout).toMatch(/\ninfo {2}missing-record\n {2}\S/)
  })

  it('versions shows concept DOIs in version trees', async () => {
    const concept = { relatedIdentifier: '10.5072/soil', relatedIdentifierType: 'DOI', relationType: 'IsVersionOf' }
    const record = { ...version(1), relatedIdentifiers: [concept] }
    const { stdout } = await versions(['a.json'], { files: { 'a.json': JSON.stringify(record) } })
    expect(stdout).toMatch(/^1 version, concept 10\.5072\/soil\n/)
  })

  it('versions reads the version links in the resources of a service', async () => {
    const resource = (number: number, links: object) => ({
      id: `00000000-0000-4000-8000-00000000000${number}`,
      doi: `10.5072/r.${number}`,
      title: 'River discharge',
      version: `${number}`,
      paths: [],
      datacite: version(number),
      ...links,
    })
    const files = {
      'a.json': JSON.stringify({
        ...resource(1, { new_version: '10.5072/r.2' }),
        datacite: {
          ...version(1),
          doi: undefined,
          identifiers: [{ identifier: '10.5072/r.1', identifierType: 'DOI' }],
        },
      }),
      'b.json': JSON.stringify({
        ...resource(2, { previous_version: '10.5072/r.1' }),
        datacite: {
          ...version(2),
          doi: undefined,
          identifiers: [{ identifier: '10.5072/r.2', identifierType: 'DOI' }],
        },
      }),
    }
    expect((await versions(['.'], { files })).stdout).toMatch(/^2 versions\n/)
  })

  it('versions --doi shows the version chain of a DOI that is written as a URL and in upper case', async () => {
    const { stdout } = await versions(['.', '--doi', 'https://doi.org/10.5072/SOIL.2'])
    expect(stdout).toMatch(/^3 versions\n(?:.*\n){3}$/)
    expect((await versions(['.', '--doi', '10.5072/other'])).stdout).toBe('1 record without versions.\n')
  })

  it('versions reports that no record has the requested DOI', async () => {
    const { exitCode, stdout, stderr } = await versions(['.', '--doi', '10.5072/nobody'])
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain("None of the records has the DOI '10.5072/nobody'")
  })

  it('versions --format json prints chains, edges and warnings', async () => {
    const report = JSON.parse((await versions(['.', '--format', 'json'])).stdout)
    expect(report).toMatchObject({
      version: 1,
      chains: [{ latest: '10.5072/soil.3', concepts: [], versions: [{ doi: '10.5072/soil.1', given: true }, {}, {}] }],
      warnings: [],
    })
    expect(report.edges).toHaveLength(2)
  })

  it.each([
    ['mermaid', /^flowchart /],
    ['dot', /^digraph /],
    ['svg', /^<svg /],
  ])('versions draws the version graph as %s, and prints warnings on standard error', async (format, start) => {
    const { exitCode, stdout, stderr } = await versions(['old.json', '--format', format])
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(start)
    expect(stdout).toContain('Soil moisture')
    expect(stdout.endsWith('\n')).toBe(true)
    expect(stderr).toMatch(/^info {2}missing-record\n/)
  })

  it('versions shortens the tree to the width of a terminal, but prints whole lines to a pipe', async () => {
    const files = {
      'a.json': JSON.stringify([
        { ...version(1, { after: '10.5072/soil.2' }), titles: [{ title: 'Long '.repeat(50) }] },
        version(2),
      ]),
    }
    expect((await versions(['a.json', '--no-color'], { files, isTTY: true })).stdout).toMatch(/^├─ .{77}$/m)
    expect((await versions(['a.json'], { files })).stdout).toContain('Long '.repeat(50).trim())
  })

  it('versions prints no escape sequence from a record', async () => {
    const records = [
      { ...version(1, { after: '10.5072/soil.2' }), version: '1\u001b[2J', titles: [{ title: '\u001b]0;x\u0007' }] },
      version(2),
    ]
    const { stdout } = await versions(['-'], { stdin: JSON.stringify(records) })
    expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  })

  it.each([
    ['never', 0],
    ['info', 1],
    ['warning', 0],
  ])('with the option --fail-on %s, versions returns exit code %i for a missing record', async (severity, expected) => {
    expect((await versions(['old.json', '--fail-on', severity])).exitCode).toBe(expected)
  })

  it('versions fails without an input, and reports an input without records', async () => {
    expect(await versions([])).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: 'citable: No records: name files, folders, patterns or DOIs, or - for standard input.\n',
    })
    expect(await versions(['a.json'], { files: { 'a.json': '[]' } })).toMatchObject({
      exitCode: 1,
      stdout: 'No records.\n',
    })
  })
})
