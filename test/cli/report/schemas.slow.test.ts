import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commands } from '../../../src/cli/commands/index.ts'
import { run } from '../../../src/cli/run.ts'
import { faultsOf } from '../../model/schemas.ts'
import { root } from '../../package/project.ts'
import { record } from '../../registry/client/records.ts'
import { account, testRegistryForTest } from '../../registry/client/test-registry.ts'
import { citable, fakeTerminal } from '../fake-terminal.ts'

const files = Object.fromEntries(
  ['datacite-rest', 'datacite-xml', 'bibtex', 'cff', 'schema-org', 'versions', 'invalid'].flatMap(folder =>
    readdirSync(join(root, 'fixtures', folder), { withFileTypes: true })
      .filter((entry, at) => entry.isFile() && (folder === 'invalid' || folder === 'versions' || at % 3 === 0))
      .map(({ name }): [string, Uint8Array] => [
        `in/${folder}/${name}`,
        readFileSync(join(root, 'fixtures', folder, name)),
      ]),
  ),
)
const readable = Object.fromEntries(
  Object.entries(files).filter(([path]) => !/in\/(?:invalid|versions|cff|schema-org)\//.test(path)),
)
const draft = JSON.stringify({ data: { attributes: { doi: '10.5072/draft', state: 'draft', titles: [] } } })

async function reported(args: string[], given: Record<string, Uint8Array | string> = files) {
  const { stdout } = await citable(args, { files: given })
  return JSON.parse(stdout)
}

const linesOf = (text: string): unknown[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line))

describe('a report in JSON is described by its schema:', () => {
  for (const args of [[], ['--profile', 'strict', '--lang', 'de'], ['--profile', 'fair'], ['--event', 'none']])
    test(`check with the options "${args.join(' ')}" writes a report that matches its schema`, async () => {
      const report = await reported(['check', 'in', 'draft.json', '-f', 'json', ...args], {
        ...files,
        'draft.json': draft,
      })
      expect(faultsOf('check-report-1.json', report)).toEqual([])
      expect(report.results.length).toBeGreaterThan(50)
    })

  test('check --format ndjson writes results that match the schema of the report', async () => {
    const { stdout } = await citable(['check', 'in', '-f', 'ndjson'], { files })
    const { summary } = await reported(['check', 'in', '-f', 'json'])
    expect(faultsOf('check-report-1.json', { version: 1, results: linesOf(stdout), summary })).toEqual([])
  })

  test('stats merge writes a check report that matches its schema, and adds up the findings accepted in drafts', async () => {
    const parts = { 'parts/1.json': '', 'parts/2.json': '' }
    for (const part of [1, 2] as const)
      parts[`parts/${part}.json`] = JSON.stringify(
        await reported(['check', 'draft.json', '-f', 'json'], { 'draft.json': draft }),
      )
    const merged = await reported(['stats', 'merge', 'parts'], parts)
    expect(faultsOf('check-report-1.json', merged)).toEqual([])
    expect(merged.summary.inDrafts).toBe(2 * JSON.parse(parts['parts/1.json']).summary.inDrafts)
  })

  for (const to of ['bibtex', 'datacite-xml', 'cff', 'datacite-json-4.3'])
    test(`convert --to ${to} writes a report that matches its schema`, async () => {
      const { stderr } = await citable(['convert', 'in', '--to', to, '-o', 'out', '-f', 'json'], { files: readable })
      const report = JSON.parse(stderr)
      expect(faultsOf('conversion-report-1.json', report)).toEqual([])
      expect(report.results.some(({ notes }: { notes?: object[] }) => (notes ?? []).length > 0)).toBe(true)
    })

  test('upgrade writes a report that matches its schema', async () => {
    const { stderr } = await citable(['upgrade', 'in', '--to', '4.3', '-o', 'out', '-f', 'json'], {
      files: Object.fromEntries(Object.entries(readable).filter(([path]) => path.includes('datacite'))),
    })
    const report = JSON.parse(stderr)
    expect(faultsOf('conversion-report-1.json', report)).toEqual([])
    expect(report.summary.changed).toBeGreaterThan(0)
  })

  test('predict writes a report that matches its schema', async () => {
    const report = await reported(['predict', 'in', '-f', 'json'])
    expect(faultsOf('prediction-report-1.json', report)).toEqual([])
    expect(report.results.length).toBeGreaterThan(20)
    const { stdout } = await citable(['predict', 'in', '-f', 'ndjson'], { files })
    expect(faultsOf('prediction-report-1.json', { version: 1, results: linesOf(stdout) })).toEqual([])
  })

  test('versions writes a report that matches its schema', async () => {
    const report = await reported(['versions', 'in/versions', 'in/datacite-rest', '-f', 'json', '--offline'])
    expect(faultsOf('version-graph-1.json', report)).toEqual([])
    expect(report.chains.length * report.edges.length * report.warnings.length).toBeGreaterThan(0)
  })

  test('stats writes a report that matches its schema, with or without --compare', async () => {
    const before = await reported(['stats', 'in/datacite-rest', '-f', 'json'])
    expect(faultsOf('statistics-1.json', before)).toEqual([])
    const later = await reported(['stats', 'in', '-f', 'json', '--compare', 'old.json'], {
      ...files,
      'old.json': JSON.stringify(before),
    })
    expect(faultsOf('statistics-1.json', later)).toEqual([])
    expect(later.changes.summary.records).toBeGreaterThan(0)
  })

  for (const more of [[], ['--no-check']])
    test(`stats --by with the options "${more.join(' ')}" writes counts that match their schema`, async () => {
      const counts = await reported(['stats', 'in', '--by', 'publisher,publicationYear', '-f', 'json', ...more])
      expect(faultsOf('counts-1.json', counts)).toEqual([])
      expect(counts.counts.length).toBeGreaterThan(3)
    })

  test('diff writes a comparison that matches its schema', async () => {
    const before = await reported(['diff', 'in/datacite-rest', 'in/datacite-xml', '-f', 'json'])
    expect(faultsOf('comparison-1.json', before)).toEqual([])
    const { stdout } = await citable(['diff', 'a.json', 'b.json', '-f', 'json'], {
      files: {
        'a.json': JSON.stringify(record('10.5072/a')),
        'b.json': JSON.stringify([record('10.5072/a', { version: '2', sizes: [1, null] }), record('10.5072/b')]),
      },
    })
    const comparison = JSON.parse(stdout)
    expect(faultsOf('comparison-1.json', comparison)).toEqual([])
    expect(comparison.records[0].differences.length * comparison.onlyAfter.length).toBeGreaterThan(0)
  })

  for (const via of ['json', 'xml'])
    test(`register plan --via ${via} writes a report that matches its schema`, async () => {
      const registry = await testRegistryForTest()
      const { terminal, written } = fakeTerminal({
        env: {
          DATACITE_USERNAME: account.username,
          DATACITE_PASSWORD: account.password,
          CITABLE_REGISTRY: registry.endpoint,
        },
        files: {
          'a.json': JSON.stringify(record('10.5072/a')),
          'b.json': JSON.stringify(record('10.5072/b', { language: 'english', dates: [{ date: 'soon' }] })),
          'c.json': JSON.stringify({ doi: '10.5072/c', titles: [] }),
        },
      })
      const plan = async (...more: string[]) => {
        written.stdout = ''
        const address = 'https://data.example.org/{doi}'
        await run(['register', 'plan', '.', '--url', address, '--via', via, ...more], commands, terminal)
        return JSON.parse(written.stdout)
      }
      const drafts = await plan('-f', 'json', '-o', 'plan.txt')
      expect(faultsOf('registration-plan-1.json', drafts)).toEqual([])
      expect(drafts.steps.map(({ action }: { action: string }) => action)).toContain('create')
      expect(faultsOf('registration-plan-1.json', await plan('-f', 'json', '--publish'))).toEqual([])
      await run(['register', 'apply', 'plan.txt'], commands, terminal)
      const again = await plan('-f', 'json', '--publish')
      expect(faultsOf('registration-plan-1.json', again)).toEqual([])
      expect(again.steps.some(({ before }: { before: unknown }) => before !== null)).toBe(true)
      if (via === 'xml') return
      const updates = await plan('-f', 'json', '--update')
      expect(updates.update).toBe(true)
      expect(faultsOf('registration-plan-1.json', updates)).toEqual([])
    })
})
