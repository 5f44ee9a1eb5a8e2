import { describe, expect, it } from 'vitest'
import { citable } from '../fake-terminal.ts'
import { bare, json } from '../records.ts'

const bad = json({ ...bare, titles: [] })

async function checked(files: Record<string, string>, args: string[]): Promise<string[]> {
  const { stdout } = await citable(['check', ...args, '--format', 'json'], { files })
  const { results } = JSON.parse(stdout) as { results: { file: string }[] }
  return [...new Set(results.map(({ file }) => file))]
}

const records = { 'data/a.json': bad, 'data/old/b.json': bad, 'data/old/c.json': bad }
const all = Object.keys(records)

describe('files are left out', () => {
  it('check omits files that match --ignore', async () => {
    expect(await checked(records, ['data', '--ignore', 'old/'])).toEqual(['data/a.json'])
    expect(await checked(records, ['data', '--ignore', 'b.json', '--ignore', '/data/a.json'])).toEqual([
      'data/old/c.json',
    ])
  })

  it('check omits files that match an ignore pattern relative to the folder of the configuration', async () => {
    expect(await checked({ ...records, 'citable.config.json': '{ "ignore": ["data/old"] }' }, ['data'])).toEqual([
      'data/a.json',
    ])
  })

  it('check omits files that match .citableignore, even named files', async () => {
    const files = { ...records, '.citableignore': 'old/*\n!old/c.json\n', 'data/.citableignore': 'a.json\n' }
    expect(
      await checked({ ...files, '.citableignore': 'data/old/*\n!data/old/c.json\n' }, ['data', 'data/a.json']),
    ).toEqual(['data/old/c.json'])
  })

  it('check applies .gitignore to files found in a folder or by a glob, but not to named files', async () => {
    const files = { ...records, 'data/.gitignore': 'old\n' }
    expect(await checked(files, ['data'])).toEqual(['data/a.json'])
    expect(await checked(files, ['data/**/*.json'])).toEqual(['data/a.json'])
    expect(await checked(files, ['data', 'data/old/b.json'])).toEqual(['data/a.json', 'data/old/b.json'])
  })

  it('check ignores a .gitignore above the repository', async () => {
    const files = { ...records, '.gitignore': '*.json\n', 'data/.git/HEAD': '' }
    expect(await checked(files, ['data'])).toEqual(all)
  })

  it('check reports that all files were ignored', async () => {
    const { stderr, exitCode } = await citable(['check', 'data', '--ignore', 'data'], { files: records })
    expect(stderr).toContain('3 files ignored, and no other to check')
    expect(exitCode).toBe(0)
  })
})
