import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commands } from '../../../src/cli/commands/index.ts'
import type { Files } from '../../../src/cli/files.ts'
import { run } from '../../../src/cli/run.ts'
import { record } from '../../registry/client/records.ts'
import { account, type TestRegistry, testRegistryForTest } from '../../registry/client/test-registry.ts'
import { citable, fakeTerminal, type Surroundings } from '../fake-terminal.ts'

const url = 'https://data.example.org/{doi}'
const env = { DATACITE_USERNAME: account.username, DATACITE_PASSWORD: account.password }
const files = {
  'records/a.json': JSON.stringify(record('10.5072/a')),
  'records/b.json': JSON.stringify(record('10.5072/b', { language: 'en' })),
}

async function workplace(surroundings: Surroundings = {}) {
  const registry = await testRegistryForTest()
  const { terminal, written, cwd } = fakeTerminal({
    env: { ...env, CITABLE_REGISTRY: registry.endpoint },
    files,
    ...surroundings,
  })
  const register = async (...args: string[]) => {
    written.stdout = ''
    written.stderr = ''
    const exitCode = await run(['register', ...args], commands, terminal)
    return { exitCode, ...written }
  }
  const path = (name: string): string => join(cwd, name)
  return { registry, register, path }
}

const saves = ({ dois }: TestRegistry): unknown[] =>
  [...dois.values()].map(({ attributes }) => attributes.metadataVersion)

describe('register', () => {
  it('register plans and applies a registration, and then has nothing more to do', async () => {
    const { registry, register, path } = await workplace()
    const planned = await register('plan', 'records', '--url', url, '-o', 'plan.json')
    expect(planned).toMatchObject({ exitCode: 0, stderr: '' })
    expect(planned.stdout.replace(/http\S+$/m, 'URL')).toBe(
      [
        'create   10.5072/a  records/a.json',
        'create   10.5072/b  records/b.json',
        '≈ The registry adds the schema.org, CSL, BibTeX and RIS types that correspond to the resource type. (2 records)',
        '2 records: 2 to create. New ones will be drafts. Registry: URL',
        '',
      ].join('\n'),
    )
    expect(registry.dois.size).toBe(0)
    const applied = await register('apply', 'plan.json')
    expect(applied).toEqual({
      exitCode: 0,
      stderr: '',
      stdout: [
        'created     10.5072/a (draft)  records/a.json',
        'created     10.5072/b (draft)  records/b.json',
        '2 records: 2 created.',
        '',
      ].join('\n'),
    })
    expect(existsSync(path('plan.json.lock'))).toBe(false)
    expect((await register('apply', 'plan.json')).stdout).toContain('2 records: 2 done before.')
    expect((await register('plan', 'records', '--url', url)).stdout).toContain('2 records: 2 with nothing to do.')
    expect(saves(registry)).toEqual([0, 0])
  })

  it('register publishes records if plan or apply has the option --publish', async () => {
    const { registry, register } = await workplace()
    await register('plan', 'records/a.json', '--url', url, '--publish', '-o', 'a.json')
    await register('plan', 'records/b.json', '--url', url, '-o', 'b.json')
    expect((await register('apply', 'a.json')).stdout).toContain('10.5072/a (findable)')
    expect((await register('apply', 'b.json', '--publish')).stdout).toContain('10.5072/b (findable)')
    expect([...registry.dois.values()].map(({ state }) => state)).toEqual(['findable', 'findable'])
  })

  it('register plan prints the position of a refused value in the input, and writes the position to the plan', async () => {
    const { register, path } = await workplace({
      files: {
        'a.json': JSON.stringify([record('10.5072/a'), record('10.5072/b', { language: 'neither nor' })], undefined, 2),
        'c.xml':
          '<resource xmlns="http://datacite.org/schema/kernel-4">\n<identifier identifierType="DOI">10.5072/c</identifier>\n<language>neither nor</language></resource>',
      },
    })
    const lines = readFileSync(path('a.json'), 'utf8').split('\n')
    const line = lines.findIndex(text => text.includes('neither nor')) + 1
    const { stdout } = await register('plan', 'a.json', 'c.xml', '--url', url, '--publish', '-o', 'plan.json')
    expect(stdout).toContain(`a.json:${line}:`)
    expect(stdout).toMatch(/✗ c\.xml:3:\d+ /)
    const { steps } = JSON.parse(readFileSync(path('plan.json'), 'utf8'))
    expect(steps[1].findings[0]).toMatchObject({ pointer: '/language', position: { start: { line } } })
  })

  it('register shows the changes of an update and the reason for a refusal, and ends with exit code 1', async () => {
    const { register, path } = await workplace()
    await register('plan', 'records', '--url', url, '-o', 'plan.json')
    await register('apply', 'plan.json')
    writeFileSync(
      path('records/b.json'),
      JSON.stringify(record('10.5072/b', { titles: [{ title: 'Rain' }], creators: [] })),
    )
    const draft = await register('plan', 'records/b.json')
    expect(draft.stdout).toContain('    ~ 3 title: "Soil moisture of a field" became "Rain".')
    expect(draft.stderr).toContain('write it to a file with --output')
    const published = await register('plan', 'records', '--publish', '--quiet')
    expect(published.exitCode).toBe(1)
    expect(published.stdout).toMatch(/^refused {2}10\.5072\/b {2}records\/b\.json\n {4}✗ .*creators?/)
  })

  it('register writes the reports of plan and apply as JSON', async () => {
    const { register } = await workplace()
    const plan = JSON.parse((await register('plan', 'records', '--url', url, '-f', 'json', '-o', 'plan.json')).stdout)
    expect(plan).toMatchObject({
      kind: 'citable-registration-plan',
      steps: [{ doi: '10.5072/a', action: 'create' }, {}],
    })
    const report = JSON.parse((await register('apply', 'plan.json', '-f', 'json')).stdout)
    expect(report).toMatchObject({ version: 1, plan: plan.id, results: [{ outcome: 'created', findings: [] }, {}] })
  })

  it.each(['xml', 'mds'])('registers records with --via %s', async via => {
    const { registry, register } = await workplace()
    await register('plan', 'records', '--url', url, '--via', via, '--publish', '-o', 'plan.json')
    expect((await register('apply', 'plan.json', '--concurrency', '2')).exitCode).toBe(0)
    expect(
      [...registry.dois.values()].every(({ state, xml }) => state === 'findable' && xml?.startsWith('<?xml')),
    ).toBe(true)
  })

  it('register does not update a DOI that changed at the registry after the plan was made', async () => {
    const { registry, register } = await workplace()
    await register('plan', 'records', '--url', url, '-o', 'plan.json')
    await register('apply', 'plan.json')
    await register('plan', 'records/a.json', '--url', 'https://new.example.org/{doi}', '-o', 'next.json')
    const held = registry.dois.get('10.5072/a')
    if (held) held.attributes.titles = [{ title: 'By hand' }]
    const { exitCode, stdout } = await register('apply', 'next.json')
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/refused +10\.5072\/a.*\n +✗ 10\.5072\/a was changed .*make the plan again\./)
    expect(held?.attributes.url).toBe('https://data.example.org/10.5072/a')
  })

  it('register reports unpredicted changes by the registry', async () => {
    const { registry, register } = await workplace()
    await register('plan', 'records/a.json', '-o', 'plan.json')
    registry.trouble(({ method }) => {
      const held = registry.dois.get('10.5072/a')
      if (method === 'GET' && held) held.attributes.publicationYear = 2020
      return undefined
    })
    const { exitCode, stdout } = await register('apply', 'plan.json')
    expect(exitCode).toBe(1)
    expect(stdout).toContain('    ! /publicationYear is 2020 at the registry, but 2021 was predicted.')
  })
})

describe('register, where something is wrong', () => {
  it('register ends with exit code 3 if the credentials are wrong, and changes nothing', async () => {
    const { registry, register } = await workplace()
    await register('plan', 'records', '-o', 'plan.json')
    const wrong = { ...env, DATACITE_PASSWORD: 'not the password', CITABLE_REGISTRY: registry.endpoint }
    const planned = await citable(['register', 'plan', 'a.json'], {
      env: wrong,
      files: { 'a.json': files['records/a.json'] },
    })
    expect(planned.exitCode).toBe(3)
    expect(planned.stderr).toContain('The registry does not know these credentials (status 401)')
    expect(planned.stderr + planned.stdout).not.toContain('not the password')
    expect(registry.dois.size).toBe(0)
  })

  it('register ends with exit code 3 if the registry does not respond, and reports how to continue', async () => {
    const { registry, register } = await workplace()
    await register('plan', 'records', '-o', 'plan.json')
    registry.trouble(({ path }) => (path.endsWith('/validate') ? undefined : { status: 400 }))
    const refused = await register('apply', 'plan.json')
    expect(refused.exitCode).toBe(1)
    await registry.close()
    const { exitCode, stderr } = await register('apply', 'plan.json', '--timeout', '1')
    expect(exitCode).toBe(3)
    expect(stderr).toContain('Run the same command again to continue')
    expect(saves(registry)).toEqual([])
  })

  it.each([
    [[], {}, 'Name an action: citable register plan'],
    [['aply'], {}, 'Did you mean'],
    [['plan'], {}, 'Nothing to register'],
    [['apply'], {}, 'Name one file with a plan'],
    [['apply', 'gone.json'], {}, 'gone.json: Cannot be read: no such file or folder.'],
    [['apply', 'records/a.json'], {}, 'records/a.json: This is not a plan'],
    [['apply', 'records/a.json', '--url', url], {}, 'The option --url can be used only with plan'],
    [['plan', 'records', '--url', 'https://data.example.org/'], env, '{doi}'],
    [['plan', 'records', '--endpoint', 'http://api.example.org'], env, 'https address'],
    [['plan', 'records', '--endpoint', 'https://a.org', '--system', 'test'], env, 'two registries'],
    [['plan', 'records', '--concurrency', '0'], env, "'--concurrency' requires a whole number above 0"],
    [['plan', 'records', '--offline'], env, 'With --offline, the registry cannot be queried.'],
    [['plan', 'records'], {}, 'There are no credentials: set DATACITE_USERNAME and DATACITE_PASSWORD'],
    [['plan', 'records'], { DATACITE_USERNAME: 'A.B' }, 'DATACITE_PASSWORD is not set'],
  ])('register with the arguments %j exits with code 2 and gives the reason', async (args, environment, message) => {
    const { exitCode, stderr, stdout } = await citable(['register', ...args], { files, env: environment })
    expect(exitCode).toBe(2)
    expect(stderr).toContain(message)
    expect(stdout).toBe('')
  })

  it('register rejects a credentials file that other users can read', async () => {
    const { register, path } = await workplace({ env: {} })
    const registry = await testRegistryForTest()
    const secret = `DATACITE_USERNAME=${account.username}\nDATACITE_PASSWORD='${account.password}'\n`
    writeFileSync(path('secret'), secret, { mode: 0o644 })
    chmodSync(path('secret'), 0o644)
    const plan = () => register('plan', 'records', '--credentials', 'secret', '--endpoint', registry.endpoint)
    const open = await plan()
    expect(open).toMatchObject({ exitCode: 2, stdout: '' })
    expect(open.stderr).toContain(
      'secret: Other users can read this file, which contains a password (mode 644); run chmod 600 on the file.',
    )
    chmodSync(path('secret'), 0o600)
    expect((await plan()).exitCode).toBe(0)
    writeFileSync(path('secret'), 'correct horse')
    const { stderr } = await plan()
    expect(stderr).toContain('secret: No credentials are there')
    expect(stderr).not.toContain('horse')
  })

  it('register sends no password to an address that is named only in the plan', async () => {
    const { register, path, registry } = await workplace()
    await register('plan', 'records', '-o', 'plan.json')
    const foreign = readFileSync(path('plan.json'), 'utf8').replace(registry.endpoint, 'https://evil.example.org')
    const { exitCode, stderr } = await citable(['register', 'apply', 'plan.json'], {
      env,
      files: { 'plan.json': foreign },
    })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('to send the credentials there, name it with --endpoint')
  })
})

describe('the journal and the lock', () => {
  it('register apply refuses one of two concurrent runs of the same plan', async () => {
    const { registry, register } = await workplace()
    await register('plan', 'records', '-o', 'plan.json')
    const both = await Promise.all([register('apply', 'plan.json'), register('apply', 'plan.json')])
    expect(both.map(({ exitCode }) => exitCode).sort()).toEqual([0, 2])
    expect(both.find(({ exitCode }) => exitCode === 2)?.stderr).toContain('already being applied')
    expect(saves(registry)).toEqual([0, 0])
  })

  it('register apply replaces the lock of a dead process, but not the lock of a running or remote one', async () => {
    const { register, path } = await workplace()
    await register('plan', 'records', '-o', 'plan.json')
    const { hostname } = await import('node:os')
    writeFileSync(path('plan.json.lock'), JSON.stringify({ pid: process.pid, host: hostname() }))
    expect((await register('apply', 'plan.json')).stderr).toContain(`already being applied (process ${process.pid})`)
    writeFileSync(path('plan.json.lock'), JSON.stringify({ pid: 4_194_305, host: 'another-machine' }))
    expect((await register('apply', 'plan.json')).exitCode).toBe(2)
    writeFileSync(path('plan.json.lock'), JSON.stringify({ pid: 4_194_305, host: hostname() }))
    expect((await register('apply', 'plan.json')).exitCode).toBe(0)
    expect(existsSync(path('plan.json.lock'))).toBe(false)
  })

  it('register apply registers nothing if the journal cannot be written', async () => {
    const full = (real: Files): Partial<Files> => ({
      async openLog(path, length) {
        const log = await real.openLog(path, length)
        const append = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
        return { ...log, append }
      },
    })
    const { registry, register } = await workplace({ fileSystem: full })
    await register('plan', 'records', '-o', 'plan.json')
    const { exitCode, stderr } = await register('apply', 'plan.json')
    expect(exitCode).toBe(2)
    expect(stderr).toContain('plan.json.journal: The journal cannot be written: no space left on the device.')
    expect(registry.dois.size).toBe(0)
  })

  it('register resumes after a truncated line in the journal, and refuses a file that is not a journal', async () => {
    const { registry, register, path } = await workplace()
    await register('plan', 'records', '-o', 'plan.json')
    await register('apply', 'plan.json')
    const whole = readFileSync(path('plan.json.journal'), 'utf8')
    for (let length = 0; length < whole.length; length += 17) {
      writeFileSync(path('plan.json.journal'), whole.slice(0, length))
      expect((await register('apply', 'plan.json')).exitCode).toBe(0)
      expect(readFileSync(path('plan.json.journal'), 'utf8')).toMatch(/^(\{.*\}\n)*$/)
    }
    expect(saves(registry)).toEqual([0, 0])
    writeFileSync(path('plan.json.journal'), 'my notes\n')
    expect(await register('apply', 'plan.json')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('Line 1 of the journal'),
    })
  })
})
