import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import sizeLimits from '../.size-limit.mjs'
import { Workshop } from './documents.ts'
import { blocks, readme } from './readme-blocks.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

let workshop: Workshop

beforeAll(() => {
  workshop = new Workshop()
})

afterAll(() => workshop.remove())

describe('the TypeScript of the README', () => {
  const examples = blocks('ts')

  test('is there', () => expect(examples.length).toBeGreaterThanOrEqual(3))

  test.each(examples)('at line $line does what its comments say', async ({ line, text }) => {
    await workshop.expectTypeScript(`line-${line}`, text)
  })
})

/** Returns a limit of `.size-limit.mjs` without its unit: `12.8` for `12.8 kB`. */
const weightOf = (name: string): string | undefined =>
  sizeLimits.find(limit => limit.name === name)?.limit.replace(/ kB$/, '')

/** Returns the rows of entries with the largest size of each as the second column; schemas add nothing to a bundle. */
const weighed = (table: string): string =>
  table.replace(/^\| `citable\/?([^`]*)` \|(?: [\d.]* ?\|(?= \S))? (.+) \|$/gm, (_, entry: string, text: string) => {
    const weight = entry.endsWith('.json') ? '' : weightOf(entry.replace('/', '-') || 'index')
    return `| \`citable${entry && `/${entry}`}\` | ${weight} | ${text} |`.replace('|  |', '| |')
  })

test('the page on sizes has the weight of each entry from the size limits; `vitest -u` renews it', async () => {
  const page = readFileSync(join(root, 'docs/reference/sizes.md'), 'utf8')
  const alone = sizeLimits.flatMap(({ name }) => /^(\w+), alone$/.exec(name)?.[1] ?? [])
  const weights = alone.map(name => `\`${name}\` ${weightOf(`${name}, alone`)}`).join(', ')
  const sentence = /(?<=^Alone, in kB: )[^\n]*?(?=\.$)/m
  const section = /(?<=^\| Import \| kB \|[^\n]*\n)[\s\S]*?(?=\n\n)/m
  expect(page).toMatch(sentence)
  expect(page).toMatch(section)
  const renewed = page.replace(sentence, weights).replace(section, weighed)
  expect(renewed).not.toContain('| undefined |')
  await expect(renewed).toMatchFileSnapshot('../docs/reference/sizes.md')
})

describe('the README', () => {
  test('has 120 lines at most', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(121)
  })

  test('has no paragraph over five lines', () => {
    const prose = readme.replace(/^```[\s\S]*?^```$/gm, '')
    const paragraphs = prose.split(/\n\s*\n/).filter(text => !/^\s*(?:\||- |\[)/.test(text))
    for (const text of paragraphs) {
      expect(text.trim().split('\n').length, text).toBeLessThanOrEqual(5)
      for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(160)
    }
  })

  test('links only to files that exist', () => {
    const paths = [...readme.matchAll(/\]\((?!https?:)([^)#\s]+)[^)]*\)/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(15)
    expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([])
  })

  test('compares with others in cells that each name a source, some of which are better', () => {
    const [, table = ''] = /^(\| \| citable[\s\S]*?)\n\n/m.exec(readme) ?? []
    const rows = table
      .split('\n')
      .slice(2)
      .map(row =>
        row
          .split('|')
          .slice(2, -1)
          .map(cell => cell.trim()),
      )
    expect(rows.length).toBeGreaterThan(5)
    for (const [ours = '', ...others] of rows) {
      for (const cell of others) expect(cell).toMatch(/\]\[\w|\]\(/)
      if (ours !== 'no' && ours !== 'TypeScript') expect(ours).toMatch(/\]\(test\//)
    }
    expect(rows.filter(([ours]) => ours === 'no').length).toBeGreaterThan(0)
  })
})

describe('the commands of the README', () => {
  const examples = blocks('sh')

  test.each(examples.filter(({ text }) => text.includes('$ ')))('at line $line print what is shown', ({ text }) => {
    workshop.expectCommands(text)
  })

  test('of npm exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
    const named = [...readme.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:]+)/g)].map(([, name]) => name)
    expect(named.filter(name => name && !Object.hasOwn(scripts, name))).toEqual([])
  })
})
