import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commands } from '../../../src/cli/commands/index.ts'
import { nodeFiles } from '../../../src/cli/files.ts'
import { run } from '../../../src/cli/run.ts'
import { citable, fakeTerminal } from '../fake-terminal.ts'
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
    ['a number', ["- rule: '*'", '  index: 0']],
  ])('for %s silences findings of the schema too', async (_, lines) => {
    const text = yaml('suppressions:', ...lines.map(line => `  ${line}`), '    reason: Agreed with the museum.')
    const { stdout, stderr, exitCode } = await check({ 'citable.config.yaml': text })
    expect(stdout).toBe('')
    expect(stderr).toMatch(/citable: \d+ suppressed findings? not shown\./)
    expect(exitCode).toBe(0)
  })

  it('lies beside its file', async () => {
    const { exitCode } = await check({ 'a.json.suppress.yaml': "- rule: '*'\n  reason: Agreed.\n" })
    expect(exitCode).toBe(0)
    expect((await check({ 'b.json.suppress.yaml': "- rule: '*'\n  reason: Agreed.\n" }, ['.'])).exitCode).toBe(1)
  })

  it('holds at a pointer and below, not elsewhere', async () => {
    const odd = json({ ...bare, creators: [{ ...bare.creators[0], colour: 'green' }], shape: 'round' })
    const text = yaml('- rule: unknown-key', '  pointer: /creators/*', '  reason: Kept for the museum.')
    const { stdout } = await check({ 'a.json': odd, 'a.json.suppress.yaml': text })
    expect(stdout).toContain('shape')
    expect(stdout).not.toContain('colour')
  })

  it('that has ended is told with the finding, and so is one that covers nothing', async () => {
    const ended = yaml("- rule: '*'", '  reason: For a while.', '  until: 2020-01-01')
    const { stdout, exitCode } = await check({ 'a.json.suppress.yaml': ended })
    expect(stdout).toContain('schema/')
    expect(stdout).toContain('ended on 2020-01-01')
    expect(exitCode).toBe(1)
    const unused = yaml('# Agreed with nobody.', '- rule: doi-case', '  reason: None.')
    const told = (await check({ 'a.json.suppress.yaml': unused })).stdout
    expect(told).toContain('covers no finding; remove it')
    expect(told).toContain('a.json.suppress.yaml:2:3:')
  })

  it('that covers nothing is told at its line in the configuration that states it', async () => {
    const files = {
      'citable.config.yaml': yaml('extends: ./base.yaml', 'suppressions:', "  - {rule: '*', reason: Agreed.}"),
      'base.yaml': yaml('suppressions:', "  - {rule: '*', reason: Agreed.}", '  - {rule: doi-case, reason: None.}'),
    }
    const { stdout } = await check(files, ['.'])
    expect(stdout).toMatch(/^base\.yaml:3:5: .*The suppression of doi-case \(None\.\) covers no finding/)
  })

  it('for other records than those that are checked is not told as unused', async () => {
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

  it('is not told as unused where files are checked one by one', async () => {
    for (const args of [['records/a.json'], ['records/*.json'], ['records/a.json', 'records/b.json']])
      expect((await citable(['check', ...args], { files })).stdout).not.toContain('covers no finding')
    const sound = { ...files, 'records/b.json': json(bare) }
    expect((await citable(['check', 'records'], { files: sound })).stdout).toContain('covers no finding')
  })

  it('is told where the files that it names are not there, whatever is checked', async () => {
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
    const said = 'is for files that are not there'
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

  it('names a rule that there is', async () => {
    const wrong = { ...files, 'citable.config.yaml': files['citable.config.yaml'].replace('schema/empty', 'doi-from') }
    const { exitCode, stderr } = await citable(['check', 'records'], { files: wrong })
    expect([exitCode, stderr]).toEqual([
      2,
      "citable: citable.config.yaml:2:11: unknown rule 'doi-from'. Did you mean 'doi-form'? 'citable explain' lists all rules.\n",
    ])
  })
})

describe('a baseline', () => {
  async function repository(files: Record<string, string>) {
    const { terminal, written, files: disk } = fakeTerminal({ files })
    const citableHere = async (...args: string[]) => {
      Object.assign(written, { stdout: '', stderr: '' })
      return { exitCode: await run(args, commands, terminal), ...written }
    }
    return { citableHere, disk, terminal }
  }

  it('keeps what was there silent, whatever the file looks like, and lets what is new fail', async () => {
    const { citableHere, disk } = await repository({
      'a.json': untitled,
      'citable.config.yaml': 'baseline: known.json\n',
    })
    expect(await citableHere('check', '.')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('--update-baseline'),
    })
    expect(await citableHere('check', '.', '--update-baseline')).toMatchObject({ exitCode: 0, stdout: '' })
    expect(await citableHere('check', '.')).toMatchObject({
      exitCode: 0,
      stderr: expect.stringContaining('of the baseline'),
    })
    await disk.write('a.json', JSON.stringify(JSON.parse(untitled)))
    expect(await citableHere('check', '.')).toMatchObject({ exitCode: 0 })
    await disk.write('a.json', json({ ...bare, titles: [], publicationYear: 'soon' }))
    const { exitCode, stdout } = await citableHere('check', '.', '--format', 'compact')
    expect(exitCode).toBe(1)
    expect(stdout).toContain('publicationYear')
    expect(stdout).not.toContain('/titles')
  })

  it('stays the same when entries move in their list', async () => {
    const odd = { ...bare.creators[0], colour: 'green' }
    const { citableHere, disk } = await repository({ 'a.json': json({ ...bare, creators: [odd] }) })
    await citableHere('check', 'a.json', '--update-baseline')
    await disk.write('a.json', json({ ...bare, creators: [{ name: 'Hopper, Grace' }, odd] }))
    const { stdout } = await citableHere(
      'check',
      'a.json',
      '--baseline',
      'citable-baseline.json',
      '--format',
      'compact',
    )
    expect(stdout).toBe('')
  })

  it('stays the same when a file gets another name, and when records without a DOI move in their list', async () => {
    const nameless = { ...bare, doi: undefined }
    const line = JSON.stringify({ ...nameless, titles: [] })
    const { citableHere, disk, terminal } = await repository({ 'a.json': untitled, 'b.ndjson': `${line}\n` })
    await citableHere('check', '.', '--update-baseline')
    await disk.write('c.json', untitled)
    rmSync(join(terminal.cwd, 'a.json'))
    await disk.write('b.ndjson', `${JSON.stringify(bare)}\n${line}\n`)
    const args = ['check', '.', '--baseline', 'citable-baseline.json', '--format', 'compact']
    expect(await citableHere(...args)).toMatchObject({ exitCode: 0, stdout: '' })
    await disk.write('d.json', untitled)
    expect((await citableHere(...args)).stdout).toContain('d.json')
  })

  it('is the same from every folder', async () => {
    const { citableHere, terminal } = await repository({
      'citable.config.yaml': 'baseline: known.json\n',
      'records/a.json': untitled,
    })
    await citableHere('check', 'records', '--update-baseline')
    const cwd = join(terminal.cwd, 'records')
    const below = { ...terminal, cwd, files: nodeFiles(cwd) }
    expect(await run(['check', '.'], commands, below)).toBe(0)
    const text = new TextDecoder().decode(await terminal.files.read('known.json'))
    expect(await run(['check', '.', '--update-baseline'], commands, below)).toBe(0)
    expect(new TextDecoder().decode(await terminal.files.read('known.json'))).toBe(text)
  })

  it('does not count records as invalid whose findings it holds', async () => {
    const { citableHere, disk } = await repository({ 'a.json': untitled })
    await citableHere('check', '.', '--update-baseline')
    await disk.write('b.json', json({ ...bare, titles: [{ title: 'Notes ' }] }))
    const { stdout } = await citableHere('check', '.', '--baseline', 'citable-baseline.json')
    expect(stdout).toContain('2 records in 2 files checked, 0 invalid')
  })

  it('says what is gone, and forgets it when it is updated; files that were not checked keep theirs', async () => {
    const { citableHere, disk } = await repository({ 'a.json': untitled, 'b.json': untitled, 'c.json': untitled })
    await citableHere('check', '.', '--update-baseline')
    await disk.write('a.json', json(bare))
    const gone = await citableHere('check', 'a.json', '--baseline', 'citable-baseline.json')
    expect(gone.stderr).toMatch(/of the baseline (?:is|are) gone; --update-baseline removes/)
    await citableHere('check', 'a.json', '--update-baseline')
    const text = new TextDecoder().decode(await disk.read('citable-baseline.json'))
    expect(Object.keys(JSON.parse(text).files)).toEqual(['b.json', 'c.json'])
  })

  it.each([
    ['of another version', '{ "version": 2, "files": {} }', 'is of version 2, and this citable knows version 1'],
    ['that is none', '{ "findings": [] }', 'is no baseline'],
    ['that is cut off', '{ "version"', 'known.json:1:12: '],
  ])('%s is refused', async (_, text, message) => {
    const { citableHere } = await repository({ 'a.json': untitled, 'known.json': text })
    const { exitCode, stderr } = await citableHere('check', 'a.json', '--baseline', 'known.json')
    expect(stderr).toContain(message)
    expect(exitCode).toBe(2)
  })
})
