import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commands } from '../../../src/cli/commands/index.ts'
import { nodeFiles } from '../../../src/cli/files.ts'
import { run } from '../../../src/cli/run.ts'
import { fakeTerminal } from '../fake-terminal.ts'
import { bare, json } from '../records.ts'

const untitled = json({ ...bare, titles: [] })

describe('a baseline', () => {
  async function repository(files: Record<string, string>) {
    const { terminal, written, files: disk } = fakeTerminal({ files })
    const citableHere = async (...args: string[]) => {
      Object.assign(written, { stdout: '', stderr: '' })
      return { exitCode: await run(args, commands, terminal), ...written }
    }
    return { citableHere, disk, terminal }
  }

  it('check with a baseline reports only new findings, and none after a mere change of white space', async () => {
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
      stderr: expect.stringContaining('baseline finding'),
    })
    await disk.write('a.json', JSON.stringify(JSON.parse(untitled)))
    expect(await citableHere('check', '.')).toMatchObject({ exitCode: 0 })
    await disk.write('a.json', json({ ...bare, titles: [], publicationYear: 'soon' }))
    const { exitCode, stdout } = await citableHere('check', '.', '--format', 'compact')
    expect(exitCode).toBe(1)
    expect(stdout).toContain('publicationYear')
    expect(stdout).not.toContain('/titles')
  })

  it('a baseline covers a finding whose value moves within its list', async () => {
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

  it('a baseline covers findings in a renamed file, and in records without a DOI that move within a file', async () => {
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

  it('check in a subfolder uses and writes the same baseline as in the root folder', async () => {
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

  it('check does not count a record as invalid if the baseline contains its findings', async () => {
    const { citableHere, disk } = await repository({ 'a.json': untitled })
    await citableHere('check', '.', '--update-baseline')
    await disk.write('b.json', json({ ...bare, titles: [{ title: 'Notes ' }] }))
    const { stdout } = await citableHere('check', '.', '--baseline', 'citable-baseline.json')
    expect(stdout).toContain('2 records in 2 files checked, 0 invalid')
  })

  it('check reports fixed entries of a baseline, removes them on update, and keeps the entries of files that were not checked', async () => {
    const { citableHere, disk } = await repository({ 'a.json': untitled, 'b.json': untitled, 'c.json': untitled })
    await citableHere('check', '.', '--update-baseline')
    await disk.write('a.json', json(bare))
    const gone = await citableHere('check', 'a.json', '--baseline', 'citable-baseline.json')
    expect(gone.stderr).toMatch(/baseline findings? no longer occurs?; --update-baseline removes/)
    await citableHere('check', 'a.json', '--update-baseline')
    const text = new TextDecoder().decode(await disk.read('citable-baseline.json'))
    expect(Object.keys(JSON.parse(text).files)).toEqual(['b.json', 'c.json'])
  })

  it.each([
    [
      'a baseline of another version',
      '{ "version": 2, "files": {} }',
      'has version 2, but this release of citable supports only version 1',
    ],
    ['a file that is not a baseline', '{ "findings": [] }', 'is not a baseline'],
    ['a truncated baseline', '{ "version"', 'known.json:1:12: '],
  ])('check refuses %s and gives the reason', async (_, text, message) => {
    const { citableHere } = await repository({ 'a.json': untitled, 'known.json': text })
    const { exitCode, stderr } = await citableHere('check', 'a.json', '--baseline', 'known.json')
    expect(stderr).toContain(message)
    expect(exitCode).toBe(2)
  })
})
