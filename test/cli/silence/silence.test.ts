import { describe, expect, it } from 'vitest'
import { citable } from '../fake-terminal.ts'
import { bare, json } from '../records.ts'

const untitled = json({ ...bare, titles: [] })
const yaml = (...lines: string[]): string => `${lines.join('\n')}\n`

const check = (files: Record<string, string>, args: string[] = ['a.json']) =>
  citable(['check', ...args, '--format', 'compact'], { files: { 'a.json': untitled, ...files } })

describe('a suppression', () => {
  it.each([
    ['a rule', ['- rule: schema/empty']],
    ['all rules', ["- rule: '*'"]],
    ['a file', ["- rule: '*'", '  files: [a.json]']],
    ['a record', ["- rule: '*'", '  doi: 10.5072/BARE']],
    ['a record by number', ["- rule: '*'", '  index: 0']],
  ])('a suppression of %s covers the findings of schema rules', async (_, lines) => {
    const text = yaml('suppressions:', ...lines.map(line => `  ${line}`), '    reason: Agreed with the museum.')
    const { stdout, stderr, exitCode } = await check({ 'citable.config.yaml': text })
    expect(stdout).toBe('')
    expect(stderr).toMatch(/citable: \d+ suppressed findings? not shown\./)
    expect(exitCode).toBe(0)
  })

  it('a suppression file beside a data file covers that file', async () => {
    const { exitCode } = await check({ 'a.json.suppress.yaml': "- rule: '*'\n  reason: Agreed.\n" })
    expect(exitCode).toBe(0)
    expect((await check({ 'b.json.suppress.yaml': "- rule: '*'\n  reason: Agreed.\n" }, ['.'])).exitCode).toBe(1)
  })

  it('a suppression with a pointer covers only findings at or below the pointer', async () => {
    const odd = json({ ...bare, creators: [{ ...bare.creators[0], colour: 'green' }], shape: 'round' })
    const text = yaml('- rule: unknown-key', '  pointer: /creators/*', '  reason: Kept for the museum.')
    const { stdout } = await check({ 'a.json': odd, 'a.json.suppress.yaml': text })
    expect(stdout).toContain('shape')
    expect(stdout).not.toContain('colour')
  })

  it('check reports expired and unused suppressions, and findings whose suppression has expired', async () => {
    const ended = yaml("- rule: '*'", '  reason: For a while.', '  until: 2020-01-01')
    const { stdout, exitCode } = await check({ 'a.json.suppress.yaml': ended })
    expect(stdout).toContain('schema/')
    expect(stdout).toContain('ended on 2020-01-01')
    expect(exitCode).toBe(1)
    const unused = yaml('# Agreed with nobody.', '- rule: doi-case', '  reason: None.')
    const told = (await check({ 'a.json.suppress.yaml': unused })).stdout
    expect(told).toContain('covers no finding; remove the suppression')
    expect(told).toContain('a.json.suppress.yaml:2:3:')
  })

  it('check reports an unused suppression at its line in the configuration', async () => {
    const files = {
      'citable.config.yaml': yaml('extends: ./base.yaml', 'suppressions:', "  - {rule: '*', reason: Agreed.}"),
      'base.yaml': yaml('suppressions:', "  - {rule: '*', reason: Agreed.}", '  - {rule: doi-case, reason: None.}'),
    }
    const { stdout } = await check(files, ['.'])
    expect(stdout).toMatch(/^base\.yaml:3:5: .*The suppression of doi-case \(None\.\) covers no finding/)
  })

  it('a suppression for records that are not checked is not reported as unused', async () => {
    const text = yaml('suppressions:', '  - rule: doi-case', '    doi: 10.5072/other', '    reason: None.')
    expect((await check({ 'citable.config.yaml': text })).stdout).not.toContain('covers no finding')
  })
})

describe('a suppression for many files', () => {
  const files = {
    'records/a.json': json(bare),
    'records/b.json': untitled,
    'citable.config.yaml': yaml('suppressions:', '  - rule: schema/empty', '    reason: Agreed.'),
  }

  it('check reports an unused suppression without file names only if a whole folder is checked', async () => {
    const sound = { ...files, 'records/b.json': json(bare) }
    for (const args of [['records/a.json'], ['records/*.json'], ['records/a.json', 'records/b.json']])
      expect([args, (await citable(['check', ...args], { files: sound })).stdout]).toEqual([
        args,
        expect.not.stringContaining('covers no finding'),
      ])
    expect((await citable(['check', 'records'], { files })).stdout).not.toContain('covers no finding')
    expect((await citable(['check', 'records'], { files: sound })).stdout).toContain('covers no finding')
  })

  it('check reports a suppression for files that do not exist, regardless of the checked files', async () => {
    const suppressed = (...names: string[]) => ({
      'records/a.json': json(bare),
      'records/b.json': untitled,
      'citable.config.yaml': yaml(
        'suppressions:',
        '  - rule: doi-case',
        `    files: [${names.join(', ')}]`,
        '    reason: Agreed.',
      ),
    })
    const said = 'names no file that exists'
    for (const more of [[], ['--jobs', '1']]) {
      const told = async (...names: string[]) =>
        (await citable(['check', 'records/a.json', ...more], { files: suppressed(...names) })).stdout
      expect(await told('records/old.json')).toContain(said)
      expect(await told('/old.json', 'records/old.xml')).toContain(said)
      for (const names of [
        ['records/b.json'],
        ['records/old.json', 'records/b.json'],
        ['old.json'],
        ['old/*.json'],
        ['old/'],
      ])
        expect(await told(...names)).not.toContain(said)
    }
  })

  it('a suppression must name an existing rule', async () => {
    const wrong = { ...files, 'citable.config.yaml': files['citable.config.yaml'].replace('schema/empty', 'doi-from') }
    const { exitCode, stderr } = await citable(['check', 'records'], { files: wrong })
    expect([exitCode, stderr]).toEqual([
      2,
      "citable: citable.config.yaml:2:11: unknown rule 'doi-from'. Did you mean 'doi-form'? Run 'citable explain' to list all rules.\n",
    ])
  })
})
