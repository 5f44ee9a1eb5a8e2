import { describe, expect, it } from 'vitest'
import { latestKernel } from '../../../src/kernel/index.ts'
import { citable } from '../fake-terminal.ts'
import { bare, json } from '../records.ts'
import { wellFormed } from '../reporters/well-formed.ts'

const sound = { ...bare, doi: '10.5072/sound' }
const good = json(sound)
const bad = json({ ...sound, doi: '10.5072/bad', types: { ...sound.types, resourceTypeGeneral: 'dataset' } })
const odd = json({ ...sound, doi: '10.5072/odd', colour: 'green' })
const files = { 'good.json': good, 'bad.json': bad, 'odd.json': odd, 'cut.json': good.slice(0, 40), 'empty.json': '' }

const check = (args: string[], surroundings: Parameters<typeof citable>[1] = {}) =>
  citable(['check', ...args], { files, ...surroundings })

describe('the exit code', () => {
  it.each([
    ['a sound record', ['good.json'], 0],
    ['an invalid record', ['bad.json'], 1],
    ['a warning', ['odd.json'], 0],
    ['a warning with --fail-on warning', ['odd.json', '--fail-on', 'warning'], 1],
    ['a warning with --fail-on warn', ['odd.json', '--fail-on=warn'], 1],
    ['an error with --fail-on never', ['bad.json', '--fail-on', 'never'], 0],
    ['more warnings than allowed', ['odd.json', '--max-warnings', '0'], 1],
    ['as many warnings as allowed', ['odd.json', '--max-warnings', '1'], 0],
    ['a file cut off in the middle', ['cut.json'], 1],
    ['an empty file', ['empty.json'], 1],
    ['a missing file beside a sound one', ['gone.json', 'good.json'], 2],
    ['a missing file with --fail-on never', ['gone.json', '--fail-on', 'never'], 2],
    ['a warning of a rule that is off', ['odd.json', '--rule', 'unknown-key=off', '--max-warnings', '0'], 0],
    ['an option for a removed rule', ['good.json', '--rule', 'issued-added=off'], 0],
    ['a warning of a rule that is set to error', ['odd.json', '--rule', 'unknown-key=error'], 1],
  ])('check ends with the documented exit code for %s', async (_, args, expected) => {
    expect((await check(args)).exitCode).toBe(expected)
  })
})

describe('bad use', () => {
  it.each([
    [[], 'Nothing to check'],
    [['good.json', '--rule', 'unknown-kye=off'], 'Unknown rule "unknown-kye"; did you mean "unknown-key"?'],
    [['good.json', '--rule', 'unknown-key'], 'write --rule unknown-key=off'],
    [['good.json', '--rule', 'unknown-key=loud'], "Unknown value 'loud' for --rule unknown-key."],
    [['good.json', '--rule', 'schema/enum=off'], 'The severity of "schema/enum" is fixed'],
    [['good.json', '-o', 'report.json'], 'should have the form format=file'],
    [['good.json', '-o', 'srif=report'], "Unknown value 'srif' for --output. Did you mean 'sarif'?"],
    [['good.json', '--kernel', '4.99'], "Unknown value '4.99' for --kernel."],
    [['good.json', '--from', 'datacite'], "Unknown value 'datacite' for --from."],
    [['good.json', '--max-warnings', 'many'], 'requires a whole number'],
  ])('check with the arguments %j exits with code 2 and gives the reason', async (args, message) => {
    const { exitCode, stdout, stderr } = await check(args)
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain(message)
  })
})

describe('the report', () => {
  it('check shows a finding with an excerpt, its position and its registry effect', async () => {
    const { stdout } = await check(['bad.json'])
    expect(stdout).toContain('error  schema/enum  DataCite would reject the record')
    expect(stdout).toMatch(/> \d+ │ +"resourceTypeGeneral": "dataset",?\n +│ +\^{9}\n/)
    expect(stdout).toContain('1 record in 1 file checked, 1 invalid: 1 error.')
  })

  it('check reports the position of a finding both in the XML inside a JSON record and in the JSON file', async () => {
    const xml = `<resource xmlns="http://datacite.org/schema/kernel-4">\n  <titles/>\n</resource>`
    const carrying = { 'a.json': json({ data: { attributes: { doi: '10.5072/a', xml: btoa(xml) } } }) }
    const { stdout } = await check(['a.json'], { files: carrying })
    expect(stdout).toContain('at a.json:5:14  (line 2, column 3 of the embedded XML)  /resource/titles')
    const lines = (await check(['a.json', '-f', 'compact'], { files: carrying })).stdout
    expect(lines).toMatch(/^a\.json:5:14: error schema\/.* \(line 2, column 3 of the embedded XML\)$/m)
    const [{ diagnostics }] = JSON.parse((await check(['a.json', '-f', 'json'], { files: carrying })).stdout).results
    const found = diagnostics.find(({ path }: { path: string }) => path === '/resource/titles')
    expect(found).toMatchObject({ pointer: '/data/attributes/xml', xmlPosition: { start: { line: 2, column: 3 } } })
    expect(found.position.start).toMatchObject({ line: 5, column: 14 })
  })

  it('the JSON report of check has the documented members', async () => {
    const report = JSON.parse((await check(['bad.json', 'good.json', '--format', 'json'])).stdout)
    expect(report).toEqual({
      version: 1,
      results: [
        {
          file: 'bad.json',
          index: 0,
          doi: '10.5072/bad',
          format: 'datacite-rest',
          kernel: latestKernel,
          outcome: 'invalid',
          diagnostics: [expect.objectContaining({ rule: 'schema/enum', pointer: '/types/resourceTypeGeneral' })],
        },
        {
          file: 'good.json',
          index: 0,
          doi: '10.5072/sound',
          format: 'datacite-rest',
          kernel: latestKernel,
          outcome: 'valid',
          diagnostics: [],
        },
      ],
      summary: { files: 2, records: 2, invalid: 1, errors: 1, warnings: 0, infos: 0 },
    })
  })

  it('check writes reports to files in addition to standard output', async () => {
    const { exitCode, stdout, read } = await check([
      'bad.json',
      '-o',
      'sarif=out/a.sarif',
      '-o',
      'junit=out/b.xml',
      '--format',
      'compact',
    ])
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/^bad\.json:\d+:\d+: error schema\/enum .*\n$/)
    expect(JSON.parse(await read('out/a.sarif')).version).toBe('2.1.0')
    expect(wellFormed(await read('out/b.xml'))).toEqual([])
  })

  it('a report that cannot be written causes an error with exit code 2', async () => {
    const { exitCode, stdout, stderr } = await check(['good.json', '-o', 'json=good.json/report.json'])
    expect(exitCode).toBe(2)
    expect(stdout).toContain('no problems found')
    expect(stderr).toMatch(/^citable: good\.json\/report\.json: The report cannot be written: .*\n$/)
  })

  it('a report in a file has no colours, even if standard output is a terminal', async () => {
    const { stdout, read } = await check(['bad.json', '-o', 'pretty=report.txt'], { isTTY: true })
    expect(stdout).toContain('\u001b[31m')
    expect(await read('report.txt')).not.toContain('\u001b')
  })

  it('check --fail-on fails on registry effects, and --quiet still shows the findings that cause the failure', async () => {
    const lost = { 'lost.json': JSON.stringify({ ...JSON.parse(files['odd.json'] ?? '{}'), language: 'German' }) }
    const run = (...more: string[]) => citable(['check', 'lost.json', '--quiet', ...more], { files: lost })
    expect(await run('--fail-on', 'rejects')).toMatchObject({ exitCode: 0, stdout: '' })
    const changed = await run('--fail-on', 'changes')
    expect(changed.exitCode).toBe(1)
    expect(changed.stdout).toContain('language-tag')
    expect((await run('--fail-on', 'info')).stdout).toContain('language-tag')
  })

  it('check --quiet shows nothing if there is no error', async () => {
    expect(await check(['odd.json', '--quiet'])).toMatchObject({ exitCode: 0, stdout: '', stderr: '' })
  })
})

describe('in GitHub Actions', () => {
  const env = { GITHUB_ACTIONS: 'true' }

  it('check writes annotations to standard output and the counts to standard error in GitHub Actions', async () => {
    const { stdout, stderr } = await check(['bad.json'], { env })
    expect(stdout).toMatch(/^::error file=bad\.json,line=\d+,.*,title=schema\/enum::/)
    expect(stderr).toBe('1 record in 1 file checked, 1 invalid: 1 error. 1 finding can be fixed.\n')
  })

  it('check appends a report to the file that GITHUB_STEP_SUMMARY names', async () => {
    const { stderr, read } = await check(['bad.json'], {
      env: { ...env, GITHUB_STEP_SUMMARY: 'summary.md' },
      files: { ...files, 'summary.md': 'before\n' },
    })
    expect(stderr).toBe('')
    expect(await read('summary.md')).toMatch(/^before\n## citable check\n/)
  })

  it('check writes a report in the requested format instead of annotations in GitHub Actions', async () => {
    expect((await check(['bad.json', '--format', 'compact'], { env })).stdout).toMatch(/^bad\.json:/)
  })
})

describe('inputs', () => {
  it('check reports findings in standard input under the name given with --stdin-filename', async () => {
    const { exitCode, stdout } = await check(['-', '--stdin-filename', 'piped.json', '--format', 'compact'], {
      stdin: bad,
    })
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/^piped\.json:/)
  })

  it('check reports unreadable inputs with the reason and checks the others', async () => {
    const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })
    const { exitCode, stdout, stderr } = await check(['bad.json', 'good.json', 'gone.json'], {
      fileSystem: ({ read }) => ({ read: path => (path === 'good.json' ? Promise.reject(denied) : read(path)) }),
    })
    expect(exitCode).toBe(2)
    expect(stderr).toBe(
      'citable: gone.json: Cannot be read: no such file or folder.\ncitable: good.json: Cannot be read: permission denied.\n',
    )
    expect(stdout).toContain('1 record in 1 file checked, 1 invalid: 1 error.')
    expect(stdout.replace(/\s+/g, ' ')).toContain('2 inputs could not be read.')
  })

  it('malformed inputs cause findings instead of stack traces, and a byte order mark causes no finding', async () => {
    const hopeless = {
      'bom.json': `\ufeff${good}`,
      'latin1.json': new Uint8Array([0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d]),
      'deep.json': '['.repeat(10_000),
      'proto.json': '{"__proto__": {"polluted": true}, "doi": 5, "constructor": null}',
      'mixed.json': `[${good}, 3, null, [], ${bad}]`,
      'number.json': '1e999',
      'null.json': 'null',
      'zero.json': '\0\0\0',
    }
    const { exitCode, stdout, stderr } = await check([...Object.keys(hopeless), '--format', 'compact'], {
      files: hopeless,
    })
    expect([exitCode, stderr]).toEqual([1, ''])
    for (const name of Object.keys(hopeless)) if (name !== 'bom.json') expect(stdout).toContain(`${name}:`)
    expect(stdout).not.toMatch(/^bom\.json/m)
    expect(stdout).not.toMatch(/^ +at /m)
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('progress', () => {
  const many = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`${index}.json`, good]))

  it('check shows progress on a terminal, and clears the progress at the end', async () => {
    const { stderr } = await check(['.'], { files: many, isTTY: true })
    expect(stderr).toContain('1/5 1.json')
    expect(stderr.endsWith('\r\u001b[K')).toBe(true)
  })

  it('check does not show progress in a pipe', async () => {
    expect((await check(['.'], { files: many })).stderr).toBe('')
  })
})
