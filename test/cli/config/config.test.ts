import { describe, expect, it } from 'vitest'
import { defineConfig } from '../../../src/validation/configuration.ts'
import { faultsOf } from '../../model/schemas.ts'
import { citable } from '../fake-terminal.ts'
import { bare, json } from '../records.ts'

const check = (files: Record<string, string>, args: string[] = ['records']) =>
  citable(['check', ...args, '--format', 'compact'], { files: { 'records/a.json': json(bare), ...files } })

describe('a configuration', () => {
  it.each([
    ['YAML', 'citable.config.yaml', 'required: [subjects]\n'],
    ['JSON', 'citable.config.json', '{ "required": ["subjects"] }'],
    ['JavaScript', 'citable.config.mjs', 'export default { required: ["subjects"] }'],
    ['CommonJS', 'citable.config.cjs', 'module.exports = { required: ["subjects"] }'],
    ['TypeScript', 'citable.config.ts', 'const required: string[] = ["subjects"]\nexport default { required }'],
  ])('check reads a configuration in %s', async (_, name, text) => {
    const { stdout, exitCode } = await check({ [name]: text })
    expect(stdout).toContain('property-required')
    expect(exitCode).toBe(1)
  })

  it('check ignores the configuration with --no-config, and reads another configuration with --config', async () => {
    const files = { 'citable.config.yaml': 'required: [subjects]\n', 'other.yaml': 'required: [sizes]\n' }
    expect((await check(files, ['records', '--no-config'])).stdout).not.toContain('property-required')
    expect((await check(files, ['records', '--config', 'other.yaml'])).stdout).toContain('has no sizes')
    const both = await check(files, ['records', '--no-config', '--config', 'other.yaml'])
    expect(both).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('contradict') })
  })

  it('a configuration sets severities, thresholds and exceptions by path, but the command line takes precedence', async () => {
    const files = {
      'citable.config.yaml':
        'required: [subjects]\nrules: { property-required: warning }\nmaxWarnings: 0\noverrides:\n  - files: ["legacy/**"]\n    rules: { property-required: "off" }\n',
      'legacy/b.json': json(bare),
    }
    const { stdout, exitCode } = await check(files, ['records', 'legacy'])
    expect(stdout).toContain('records/a.json')
    expect(stdout).not.toContain('legacy/b.json')
    expect(exitCode).toBe(1)
    expect((await check(files, ['legacy'])).exitCode).toBe(0)
    expect((await check(files, ['records', '--rule', 'property-required=off'])).exitCode).toBe(0)
    expect((await check(files, ['records', '--max-warnings', '1'])).exitCode).toBe(0)
  })

  it('a configuration extends others, even from a package, and overrides their settings', async () => {
    const files = {
      'citable.config.yaml': 'extends: [./base.yaml, citable-config-museum]\nrules: { property-required: info }\n',
      'base.yaml': 'required: [subjects]\n',
      'node_modules/citable-config-museum/package.json': '{ "main": "index.json" }',
      'node_modules/citable-config-museum/index.json':
        '{ "required": ["sizes"], "rules": { "property-required": "warning" } }',
    }
    const { stdout, exitCode } = await check(files)
    expect(stdout).toContain('has no subjects')
    expect(stdout).toContain('has no sizes')
    expect(stdout).toMatch(/\binfo\b/)
    expect(exitCode).toBe(0)
  })

  it('check runs custom rules, and reports a rule that throws', async () => {
    const { stdout, exitCode } = await check({
      'citable.config.mjs': `export default { ownRules: [
        { id: 'museum-title', severity: 'warning', url: 'https://example.org/museum',
          check: ({ record, report }) => report({ path: ['titles', 0, 'title'], message: 'Titles are exhibits.' }) },
        { id: 'museum-broken', severity: 'warning', check: () => { throw new Error('no shelf') } },
      ] }`,
    })
    expect(stdout).toContain('Titles are exhibits.')
    expect(stdout).toContain('The rule museum-broken failed on this record: no shelf')
    expect(exitCode).toBe(1)
  })

  it.each([
    ['an unknown key', 'profil: strict\n', "citable.config.yaml:1:1: Unknown key 'profil'. Did you mean 'profile'?"],
    [
      'an unknown rule',
      'profile: strict\nrules:\n  abstrct-missing: off\n',
      'citable.config.yaml:3:3: Unknown rule "abstrct-missing"; did you mean "abstract-missing"?',
    ],
    ['a wrong severity', 'rules:\n  name-type: loud\n', "citable.config.yaml:2:14: 'rules.name-type'"],
    [
      'an unknown property',
      'required:\n  - subjects\n  - subject\n',
      'citable.config.yaml:3:5: Unknown property "subject"',
    ],
    ['a wrong type', 'maxWarnings: many\n', "citable.config.yaml:1:14: 'maxWarnings'"],
    ['a duplicate key', 'profile: strict\nprofile: registry\n', 'citable.config.yaml:2:1'],
    [
      'a suppression without a reason',
      'suppressions:\n  - rule: name-type\n',
      "citable.config.yaml:2:5: 'suppressions.0.reason'",
    ],
    ['text that is not YAML', 'rules: [\n', 'citable.config.yaml:'],
    [
      'a missing base',
      'extends: museum\n',
      "citable.config.yaml:1:10: 'extends' names the package 'museum', which is not installed",
    ],
    ['a circular extends', 'extends: ./citable.config.yaml\n', 'extends itself'],
  ])('check refuses a configuration with %s, and gives the reason', async (_, text, message) => {
    const { stderr, stdout, exitCode } = await check({ 'citable.config.yaml': text })
    expect(stderr).toContain(message)
    expect(stdout).toBe('')
    expect(exitCode).toBe(2)
  })

  it('check refuses a configuration that throws an error, and gives the reason', async () => {
    const { stderr, exitCode } = await check({ 'citable.config.mjs': 'throw new Error("no museum")' })
    expect(stderr).toContain('no museum')
    expect(exitCode).toBe(2)
  })

  it('the types and the schema of a configuration refuse an unknown profile', () => {
    // @ts-expect-error: there is no such profile.
    defineConfig({ profile: 'fierce' })
    expect(faultsOf('config.json', { profile: 'strict', required: ['subjects'] })).toEqual([])
    expect(faultsOf('config.json', { profile: 'fierce' })).not.toEqual([])
    expect(faultsOf('config.json', { profil: 'strict' })).not.toEqual([])
  })
})

describe('what is wrong in a configuration', () => {
  it.each([
    [
      '{"profile": "x"}',
      "'profile' has an unknown value. Possible values: registry, recommended,",
      '„profile“ hat einen unbekannten Wert.',
    ],
    [
      '{"suppressions": [{"rule": "doi-form"}]}',
      "'suppressions.0.reason' is missing.",
      '„suppressions.0.reason“ fehlt.',
    ],
    ['{"ignore": "x"}', "'ignore' should be a list.", '„ignore“ soll eine Liste sein.'],
    ['{"maxWarnings": -1}', "'maxWarnings' should be at least 0.", '„maxWarnings“ soll mindestens 0 sein.'],
    ['[]', 'The content should be an object.', 'Der Inhalt soll ein Objekt sein.'],
    ['{"lang": "de", "lang": "en"}', "The key 'lang' occurs twice.", 'Der Schlüssel „lang“ steht zweimal da.'],
  ])(
    'check reports the error in the configuration %s with its position, in English or German',
    async (text, english, german) => {
      const files = { 'a.json': '{}', 'citable.config.json': text }
      for (const [language, said] of [
        ['en', english],
        ['de', german],
      ] as const) {
        const { exitCode, stderr } = await citable(['check', 'a.json', '--lang', language], { files })
        expect([exitCode, stderr]).toEqual([2, expect.stringMatching(/^citable: citable\.config\.json:1:\d+: /)])
        expect(stderr).toContain(said)
      }
    },
  )
})
