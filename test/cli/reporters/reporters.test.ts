import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Ajv2020 from 'ajv/dist/2020.js'
import { describe, expect, it, test } from 'vitest'
import { fingerprints } from '../../../src/cli/fingerprints/fingerprint.ts'
import { allFindings, type Report } from '../../../src/cli/report/report.ts'
import { partByPart, type Reporter, type ReporterSettings } from '../../../src/cli/report/reporter.ts'
import { compact } from '../../../src/cli/reporters/compact.ts'
import { github } from '../../../src/cli/reporters/github.ts'
import { gitlab } from '../../../src/cli/reporters/gitlab.ts'
import { reporters } from '../../../src/cli/reporters/index.ts'
import { json } from '../../../src/cli/reporters/json.ts'
import { junit } from '../../../src/cli/reporters/junit.ts'
import { markdown } from '../../../src/cli/reporters/markdown.ts'
import { ndjson } from '../../../src/cli/reporters/ndjson.ts'
import { pretty } from '../../../src/cli/reporters/pretty.ts'
import { sarif } from '../../../src/cli/reporters/sarif.ts'
import { testWith } from '../../missing.ts'
import { missingXmllint } from '../../xsd/xmllint.ts'
import { citable } from '../fake-terminal.ts'
import { fileReport, finding, hostileReport, reportOn, settings } from './hostile-report.ts'
import { junitSchema } from './junit-schema.ts'
import { sarifSchema } from './sarif-schema.ts'
import { wellFormed } from './well-formed.ts'

const findings = [...allFindings(hostileReport)]
const streamed = (reporter: Reporter, report: Report, settings: ReporterSettings) =>
  partByPart(reporter.stream).whole(report, settings)
const lines = (text: string) => text.split('\n').filter(line => line !== '')

describe('json and ndjson', () => {
  it('the json reporter writes the documented members and counts', () => {
    const report = JSON.parse(json.whole(hostileReport, settings))
    expect(Object.keys(report)).toEqual(['version', 'results', 'summary'])
    expect(report.version).toBe(1)
    expect(report.summary).toEqual({ files: 3, records: 3, invalid: 2, errors: 2, warnings: 2, infos: 2 })
    expect(Object.keys(report.results[0])).toEqual([
      'file',
      'index',
      'doi',
      'format',
      'kernel',
      'outcome',
      'diagnostics',
    ])
  })

  it('the JSON report contains a result without a record for a file that could not be parsed', () => {
    const last = JSON.parse(json.whole(hostileReport, settings)).results.at(-1)
    expect(last).toMatchObject({ file: '/home/ada/records/cut.json', outcome: 'invalid' })
    expect(last).not.toHaveProperty('index')
  })

  it('the reporters json and ndjson write the same results, as one document and as lines', () => {
    const results = lines(ndjson.whole(hostileReport, settings)).map(line => JSON.parse(line))
    expect(results).toEqual(JSON.parse(json.whole(hostileReport, settings)).results)
  })

  it('the JSON report keeps hostile text in a message unchanged', () => {
    const [, , odd] = JSON.parse(json.whole(hostileReport, settings)).results[0].diagnostics
    expect(odd.message).toBe(findings[2]?.diagnostic.message)
  })
})

describe('sarif', () => {
  const log = JSON.parse(sarif.whole(hostileReport, settings))
  const [run] = log.runs

  it('the SARIF report conforms to the structure of SARIF 2.1.0', () => {
    const validate = new Ajv2020({ allErrors: true }).compile(sarifSchema)
    validate(log)
    expect(validate.errors).toBeNull()
  })

  it('the results in a SARIF report refer to rules by their index', () => {
    for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId)
  })

  it('the SARIF report contains relative, percent-encoded URIs, even for absolute paths in the working directory', () => {
    const uris = run.results.map(
      (result: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
        result.locations.map(location => location.physicalLocation.artifactLocation.uri),
    )
    expect(uris.flat()).toContain('data/soil%2C%201%25.json')
    expect(uris.flat()).toContain('cut.json')
  })

  it('the sarif reporter maps severities to levels, and marks a run with unreadable inputs as unsuccessful', () => {
    expect(run.results.map((result: { level: string }) => result.level)).toEqual([
      'error',
      'note',
      'warning',
      'warning',
      'note',
      'error',
    ])
    expect(run.invocations[0].executionSuccessful).toBe(false)
  })
})

describe('the fixes in sarif', () => {
  it.each([
    ['a.json', '{"doi": "doi:10.5072/a", "titles": []}', '{"doi": "10.5072/a", "titles": []}'],
    ['a.yaml', 'doi: doi:10.5072/a # DOI\ntitles: []\n', 'doi: 10.5072/a # DOI\ntitles: []\n'],
  ])('the fixes in a SARIF report correct the DOI in %s and change no other text', async (name, text, fixed) => {
    const { stdout } = await citable(['check', name, '--format', 'sarif'], { files: { [name]: text } })
    const log = JSON.parse(stdout)
    expect(new Ajv2020({ allErrors: true }).compile(sarifSchema)(log)).toBe(true)
    const fixes = log.runs[0].results.filter(({ ruleId }: { ruleId: string }) => ruleId === 'doi-form')[0].fixes
    const [{ deletedRegion, insertedContent }] = fixes[0].artifactChanges[0].replacements
    const after = text.slice(deletedRegion.charOffset + deletedRegion.charLength)
    expect(text.slice(0, deletedRegion.charOffset) + insertedContent.text + after).toBe(fixed)
  })
})

test('the SARIF report contains the fixes of each record of an XML list', async () => {
  const record = (name: string): string =>
    `<resource xmlns="http://datacite.org/schema/kernel-4"><identifier identifierType="DOI">10.5072/${name}</identifier><creators><creator><creatorName>Okafor, Ada</creatorName></creator></creators><titles><title>Soil</title></titles><publisher>Rain</publisher><publicationYear>2021</publicationYear><resourceType resourceTypeGeneral="Dataset">Grid</resourceType><language>English</language></resource>`
  const text = `<resources>\n${record('a')}\n${record('b')}\n</resources>\n`
  const { stdout } = await citable(['check', 'a.xml', '--format', 'sarif'], { files: { 'a.xml': text } })
  const found = JSON.parse(stdout).runs[0].results.filter(({ ruleId }: { ruleId: string }) => ruleId === 'language-tag')
  const regions = found.map(
    ({ fixes }: { fixes: { artifactChanges: { replacements: { deletedRegion: object }[] }[] }[] }) =>
      fixes[0]?.artifactChanges[0]?.replacements[0]?.deletedRegion,
  )
  expect(regions).toHaveLength(2)
  for (const { charOffset, charLength } of regions)
    expect(text.slice(charOffset, charOffset + charLength)).toContain('English')
})

describe('junit', () => {
  it('the JUnit report is well-formed XML without characters that XML forbids', () => {
    expect(wellFormed(junit.whole(hostileReport, settings))).toEqual([])
  })

  testWith(missingXmllint, 'the junit reporter writes XML that is valid against the schema of Jenkins', () => {
    const folder = mkdtempSync(join(tmpdir(), 'citable-junit-'))
    try {
      writeFileSync(join(folder, 'junit.xsd'), junitSchema)
      writeFileSync(join(folder, 'report.xml'), junit.whole(hostileReport, settings))
      const lint = ['--nonet', '--noout', '--schema', 'junit.xsd', 'report.xml']
      const { status, stderr } = spawnSync('xmllint', lint, { cwd: folder, encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, 'report.xml validates\n'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('the JUnit report contains a test case for every record and for files without a record', () => {
    const text = junit.whole(hostileReport, settings)
    expect(text.match(/<testcase /g)).toHaveLength(5)
    expect(text).toContain('<testsuites name="citable" tests="5" failures="2" errors="1">')
  })

  it('a record with only warnings passes in the JUnit report', () => {
    const file = fileReport('a.json', '', {
      diagnostics: [],
      records: [
        {
          index: 0,
          format: 'resource',
          kernel: '4.7',
          outcome: 'valid',
          diagnostics: [finding({ severity: 'warning' })],
        },
      ],
    })
    expect(junit.whole(reportOn([file]), settings)).not.toContain('<failure')
  })
})

describe('github', () => {
  const text = github.whole(hostileReport, settings)

  it('the github reporter writes one workflow command per line, even for hostile values', () => {
    expect(lines(text)).toHaveLength(findings.length + hostileReport.problems.length)
    for (const line of lines(text))
      expect(line).toMatch(/^::(?:error|warning|notice) file=[^:,]+(?:,[a-zA-Z]+=[^:,]*)*::/)
  })

  it('the github reporter omits the columns of a finding that extends over several lines', () => {
    const position = { start: { line: 3, column: 5, offset: 0 }, end: { line: 4, column: 2, offset: 9 } }
    expect(
      github.whole(
        reportOn([fileReport('soil.json', '', { records: [], diagnostics: [finding({ position })] })]),
        settings,
      ),
    ).toContain('line=3,endLine=4,title=')
  })

  it('the github reporter escapes percent signs and commas in file names', () => {
    expect(text).toContain('file=data/soil%2C 1%25.json,line=3,endLine=3,col=36,endColumn=45,title=schema/enum::')
    expect(text).not.toMatch(/%0A/)
  })
})

describe('gitlab', () => {
  it('the gitlab reporter writes an array of issues with distinct, stable fingerprints', () => {
    const issues: { fingerprint: string; severity: string; location: unknown }[] = JSON.parse(
      gitlab.whole(hostileReport, settings),
    )
    expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(findings.length)
    expect(JSON.parse(gitlab.whole(hostileReport, settings))).toEqual(issues)
    expect(issues[0]).toMatchObject({
      severity: 'critical',
      location: { path: 'data/soil, 1%.json', lines: { begin: 3 } },
    })
  })
})

describe('fingerprints', () => {
  it('GitLab fingerprints do not depend on the position of a finding, and differ between repeated findings', () => {
    const [first] = findings
    if (first === undefined) throw new Error('There is a first finding.')
    const fingerprint = fingerprints('/')
    const moved = { ...first, diagnostic: { ...first.diagnostic, position: undefined } }
    const again = fingerprints('/')
    const { position: _, ...unplaced } = moved.diagnostic
    const before = fingerprint(first)
    expect(again({ ...first, diagnostic: unplaced })).toBe(before)
    expect(fingerprint(first)).not.toBe(before)
  })
})

describe('markdown', () => {
  const rows = lines(markdown.whole(hostileReport, settings)).filter(line => line.startsWith('|'))

  it('the markdown reporter writes each row of the table on one line with five cells', () => {
    expect(rows).toHaveLength(2 + findings.length)
    for (const row of rows) expect(row.match(/\|/g)).toHaveLength(6)
  })

  it('the markdown reporter escapes elements, links and mentions in a record', () => {
    const text = markdown.whole(hostileReport, settings).replaceAll(/<\/?code>/g, '')
    expect(text).not.toMatch(/<|@/)
    expect(text).not.toContain('](javascript')
  })

  it("the Markdown report stays below GitHub's size limit", () => {
    const many = Array.from({ length: 9_000 }, () =>
      finding({ message: 'A sentence of some length, again and again. '.repeat(5) }),
    )
    const file = fileReport('a.json', '', { records: [], diagnostics: many })
    const text = markdown.whole(reportOn([file]), { ...settings, maxProblems: 10_000 })
    expect(Buffer.byteLength(text)).toBeLessThan(2 ** 20)
    expect(text).toMatch(/… and \d+ more problems\./)
  })
})

describe('pretty and compact', () => {
  it('the pretty reporter shows at most the requested number of findings of a file and counts the others', () => {
    const file = fileReport('a.json', '', { records: [], diagnostics: Array.from({ length: 30 }, () => finding({})) })
    const text = pretty.whole(reportOn([file]), { ...settings, maxProblems: 10 })
    expect(text.match(/schema\/enum/g)).toHaveLength(10)
    expect(text).toContain('… and 20 more problems in a.json')
  })

  it('the reporters pretty and compact show only errors with --quiet, and pretty shows nothing without errors', () => {
    const quiet = { ...settings, quiet: true }
    expect(pretty.whole(hostileReport, quiet)).not.toContain('language-tag')
    expect(lines(compact.whole(hostileReport, quiet))).toHaveLength(2)
    const clean = fileReport('a.json', '', { records: [], diagnostics: [finding({ severity: 'info' })] })
    expect(pretty.whole(reportOn([clean]), quiet)).toBe('')
  })

  it('the pretty reporter with --quiet writes the same text in streamed and whole reports if warnings fail the run', () => {
    const quiet = { ...settings, quiet: true, maxProblems: 2, isFailing: () => true }
    const diagnostics = Array.from({ length: 3 }, () => finding({ severity: 'warning' }))
    const report = reportOn([fileReport('a.json', '', { records: [], diagnostics })])
    const text = streamed(pretty, report, quiet)
    expect(text).toBe(pretty.whole(report, quiet))
    expect(text).toContain('… and 1 more problem in a.json')
  })

  it('the markdown reporter names an unreadable input in the same way in whole and streamed reports', () => {
    const report = reportOn([], [{ file: '/home/ada/records/gone.json', message: 'Cannot be read.' }])
    for (const text of [markdown.whole(report, settings), streamed(markdown, report, settings)])
      expect(text).toContain('- <code>gone.json</code>: Cannot be read.')
  })

  it('the pretty reporter reports that no problems were found', () => {
    const file = fileReport('a.json', '', {
      diagnostics: [],
      records: [{ index: 0, format: 'resource', kernel: '4.7', outcome: 'valid', diagnostics: [] }],
    })
    expect(pretty.whole(reportOn([file]), settings)).toBe('✔ 1 record in 1 file checked, no problems found.\n')
  })

  it('the pretty reporter keeps its output small for findings at the end of a line of 30 MB', () => {
    const text = `{"a":"${'x'.repeat(30_000_000)}","b":1}`
    const offset = text.length - 2
    const position = {
      start: { line: 1, column: offset + 1, offset },
      end: { line: 1, column: offset + 2, offset: offset + 1 },
    }
    const file = fileReport('a.json', text, {
      records: [],
      diagnostics: Array.from({ length: 100 }, () => finding({ position })),
    })
    const printed = pretty.whole(reportOn([file]), settings)
    expect(printed.length).toBeLessThan(100_000)
    expect(Math.max(...printed.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
  })
})

describe('every reporter', () => {
  it.each(Object.entries(reporters))(
    'for a report without files, the reporter %s writes nothing or text that ends with a line break',
    (_, reporter) => {
      expect(reporter.whole(reportOn([]), settings)).toMatch(/^(?:.*\n)?$/s)
    },
  )
})
