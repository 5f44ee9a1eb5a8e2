import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { commands } from '../../../src/cli/commands/index.ts'
import { failOnChoices } from '../../../src/cli/report/fail-on.ts'
import { run } from '../../../src/cli/run.ts'
import { dataset } from '../../catalog/records.ts'
import { missingSqlite } from '../../catalog/sqlite-driver.ts'
import { describeWith } from '../../missing.ts'
import { record } from '../../registry/client/records.ts'
import { account, testRegistryForTest } from '../../registry/client/test-registry.ts'
import { citable, fakeTerminal } from '../fake-terminal.ts'
import { bare, json } from '../records.ts'
import { tarOf } from '../stream/archives.ts'

/** A record in which the registry drops a member and changes the language. */
const dropped = { ...bare, language: 'German', creators: [{ ...bare.creators[0], orcid: 'x' }] }
const changed = { ...bare, language: 'German' }
/** A record whose subject has a `classificationCode`, a property that kernel 4.3 does not define. */
const coded = { ...bare, subjects: [{ subject: 'soil', classificationCode: 'S590' }] }
const files = {
  'bare.json': json(bare),
  'dropped.json': json(dropped),
  'changed.json': json(changed),
  'coded.json': json(coded),
  'cut.json': json(bare).slice(0, 40),
}

const reporting = ['check', 'fix', 'predict', 'register', 'convert', 'upgrade', 'versions', 'stats', 'ingest']

describe('--fail-on', () => {
  it.each(reporting)(
    'the command %s accepts the same values of --fail-on as the other commands that report findings',
    async name => {
      const option = (await commands[name]?.load())?.options['fail-on']
      expect(option?.choices).toEqual(failOnChoices)
      expect(option?.aliases).toMatchObject({ warn: 'warning' })
      expect(option?.summary).toMatch(/^Exit with code 1 if there are findings of this severity .* Default: /)
    },
  )

  it('only commands that report findings have the option --fail-on', async () => {
    const all = await Promise.all(Object.values(commands).map(({ load }) => load()))
    const others = all.filter(({ name, options }) => !reporting.includes(name) && 'fail-on' in options)
    expect(others).toEqual([])
  })
})

const ends = async (args: string[], failOn: string, given: Record<string, string | Uint8Array> = files) => {
  const { exitCode, stdout, stderr } = await citable([...args, '--fail-on', failOn], { files: given })
  return { exitCode, said: stdout + stderr }
}

describe.each([
  [['predict', 'dropped.json'], { error: 0, warning: 1, info: 1, rejects: 0, drops: 1, changes: 1, never: 0 }],
  [['predict', 'changed.json'], { error: 0, warning: 0, info: 1, rejects: 0, drops: 0, changes: 1, never: 0 }],
  [['stats', 'changed.json', '--jobs', '1'], { error: 0, info: 1, rejects: 0, drops: 0, changes: 1, never: 0 }],
  [['stats', 'cut.json', '--jobs', '1'], { error: 1, warning: 1, rejects: 1, drops: 1, never: 0 }],
  [
    ['convert', 'coded.json', '--to', 'xml', '--kernel', '4.3'],
    { error: 0, warning: 1, info: 1, rejects: 0, drops: 1, changes: 1, never: 0 },
  ],
  [['convert', 'cut.json', '--to', 'xml'], { error: 1, rejects: 1, never: 0 }],
  [
    ['convert', 'dropped.json', '--to', 'rest', '--as-registered'],
    { error: 0, warning: 1, info: 1, rejects: 0, drops: 1, changes: 1, never: 0 },
  ],
  [['upgrade', 'coded.json', '--to', '4.3'], { error: 0, warning: 1, rejects: 0, drops: 1, changes: 1, never: 0 }],
  [['fix', 'dropped.json'], { error: 0, warning: 1, info: 1, rejects: 0, drops: 1, changes: 1, never: 0 }],
  [['fix', 'changed.json'], { error: 0, info: 0, rejects: 0, drops: 0, changes: 0, never: 0 }],
  [['fix', 'cut.json'], { error: 1, rejects: 1, never: 0 }],
] as const)('%j', (args, codes) => {
  it.each(Object.entries(codes))(
    `citable ${args.join(' ')} --fail-on %s ends with exit code %i`,
    async (failOn, exitCode) => {
      expect((await ends([...args], failOn)).exitCode).toBe(exitCode)
    },
  )
})

describe('-q shows the cause of the exit code', () => {
  it.each([
    [['convert', 'coded.json', '--to', 'xml', '--kernel', '4.3'], 'drops', 'S590'],
    [['convert', 'coded.json', '--to', 'xml', '--kernel', '4.3', '--format', 'compact'], 'warning', 'convert/lost'],
    [['convert', 'changed.json', '--to', 'rest', '--as-registered'], 'changes', 'language'],
    [['upgrade', 'coded.json', '--to', '4.3'], 'warning', 'upgrade/lost'],
    [['fix', 'dropped.json'], 'drops', 'unknown-key'],
    [['fix', 'cut.json'], 'error', 'citable: cut.json:'],
  ])(
    'the command %j with -q and --fail-on %s ends with exit code 1 and shows the cause',
    async (args, failOn, said) => {
      expect(await ends([...args, '-q', '-o', 'out.txt'].slice(0, args[0] === 'fix' ? -2 : undefined), failOn)).toEqual(
        {
          exitCode: 1,
          said: expect.stringContaining(said),
        },
      )
    },
  )

  it('upgrade --quiet shows only the findings that cause the exit code', async () => {
    const both = {
      'both.json': json({
        ...coded,
        dates: [{ date: '2020', dateType: 'Coverage' }],
        types: { resourceTypeGeneral: 'Award' },
      }),
    }
    const args = ['upgrade', 'both.json', '--to', '4.3', '-o', 'out.json', '-q']
    const { exitCode, said } = await ends(args, 'drops', both)
    expect(exitCode).toBe(1)
    expect(said).toContain('upgrade/lost')
    expect(said).not.toContain('upgrade/changed')
    expect(await ends(args, 'error', both)).toEqual({ exitCode: 0, said: '' })
  })

  it('--fail-on sets the exit code for streamed records', async () => {
    const given = { 'a.tar': tarOf({ 'b.json.gz': gzipSync(json(coded)), 'c.json': json(dropped) }) }
    const converted = await ends(
      ['convert', 'a.tar', '--to', 'xml', '--kernel', '4.3', '-o', 'out/', '-q'],
      'drops',
      given,
    )
    expect(converted).toEqual({ exitCode: 1, said: expect.stringMatching(/lost: .*classificationCode|lost: /) })
    const registered = await ends(
      ['convert', 'a.tar', '--to', 'rest', '--as-registered', '-o', 'out.ndjson', '-q'],
      'drops',
      given,
    )
    expect(registered).toEqual({ exitCode: 1, said: expect.stringContaining('c.json') })
    const fixed = await ends(['fix', 'a.tar', '--dry-run', '-q'], 'drops', given)
    expect(fixed).toEqual({ exitCode: 1, said: expect.stringContaining('unknown-key') })
    const checked = await citable(['check', 'a.tar', '-q', '--max-warnings', '0', '--jobs', '1'], { files: given })
    expect(checked.exitCode).toBe(1)
    expect(checked.stderr).toMatch(/citable: \d+ warnings? exceeds? the limit of 0 \(--max-warnings or maxWarnings\)\./)
  })
})

describe('fix --fail-on', () => {
  it('fix --fail-on ignores suppressed findings and findings in the baseline', async () => {
    const { terminal, written } = fakeTerminal({ files: { 'a.json': json(dropped) } })
    expect(await run(['check', 'a.json', '--update-baseline'], commands, terminal)).toBe(0)
    const fixing = ['fix', 'a.json', '--baseline', 'citable-baseline.json', '-q', '--fail-on', 'info']
    written.stderr = ''
    expect(await run(fixing, commands, terminal)).toBe(0)
    expect(written.stderr).toBe('')
    const suppressions = [
      { rule: 'unknown-key', reason: 'Ours.' },
      { rule: 'language-tag', reason: 'Ours.' },
    ]
    const accepted = {
      'a.json': json(dropped),
      'citable.config.json': json({ suppressions: suppressions.map(one => ({ ...one, files: ['a.json'] })) }),
    }
    expect((await ends(['fix', 'a.json'], 'drops', accepted)).exitCode).toBe(0)
  })
})

describe('versions --fail-on', () => {
  it('versions --fail-on ignores registry effects', async () => {
    const gap = { 'a.json': json({ ...bare, version: '2' }), 'bare.json': json(bare) }
    for (const failOn of ['rejects', 'drops', 'changes'])
      expect((await ends(['versions', '.'], failOn, gap)).exitCode).toBe(0)
  })
})

describe('register --fail-on', () => {
  it('register plan --fail-on fails on registry effects, and -q still shows them', async () => {
    const registry = await testRegistryForTest()
    const env = {
      DATACITE_USERNAME: account.username,
      DATACITE_PASSWORD: account.password,
      CITABLE_REGISTRY: registry.endpoint,
    }
    const given = { 'a.json': json(record('10.5072/a', { language: 'deu' })), 'b.json': json({ titles: [] }) }
    const plan = (input: string, ...more: string[]) =>
      citable(['register', 'plan', input, '--url', 'https://data.example.org/{doi}', '-q', ...more], {
        files: given,
        env,
      })
    const usual = await plan('a.json')
    expect([usual.exitCode, usual.stdout]).toEqual([0, expect.not.stringContaining('/language')])
    const strict = await plan('a.json', '--fail-on', 'changes')
    expect([strict.exitCode, strict.stdout]).toEqual([1, expect.stringContaining('/language')])
    expect((await plan('b.json')).exitCode).toBe(1)
    expect((await plan('b.json', '--fail-on', 'never')).exitCode).toBe(0)
  })
})

describeWith(missingSqlite, 'ingest --fail-on', () => {
  it.each([
    ['unknown.json', 'error', 0],
    ['unknown.json', 'warning', 1],
    ['refused.json', 'error', 1],
    ['refused.json', 'never', 0],
  ])('ingest of %s with --fail-on %s ends with exit code %i', async (file, failOn, exitCode) => {
    const given = {
      'unknown.json': json({ ...dataset(1), rain: true }),
      'refused.json': json({ ...dataset(2), version: 'x' }),
    }
    expect((await ends(['ingest', file, '--db', 'a.sqlite'], failOn, given)).exitCode).toBe(exitCode)
  })
})
