import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import sizeLimits from '../.size-limit.mjs'
import { readme } from './readme-blocks.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Returns a limit of `.size-limit.mjs` without its unit: `12.8` for `12.8 kB`. */
const weightOf = (name: string): string | undefined =>
  sizeLimits.find(limit => limit.name === name)?.limit.replace(/ kB$/, '')

/**
 * Returns the rows of a table with the sizes of each entry in the second column. Schemas have no size, because they are
 * not bundled.
 */
const weighed = (table: string): string =>
  table.replace(/^\| `citable\/?([^`]*)` \|(?: [\d./ ]* ?\|(?= \S))? (.+) \|$/gm, (_, entry: string, text: string) => {
    const name = entry.replace('/', '-') || 'index'
    const [first, all = first] = [weightOf(name), weightOf(`${name}, in all`)]
    const weight = entry.endsWith('.json') ? '' : `${first} / ${all}`
    return `| \`citable${entry && `/${entry}`}\` | ${weight} | ${text} |`.replace('|  |', '| |')
  })

test('the page on sizes lists the current size limits', async () => {
  const page = readFileSync(join(root, 'docs/reference/sizes.md'), 'utf8')
  const alone = sizeLimits.flatMap(({ name }) => /^(\w+), alone$/.exec(name)?.[1] ?? [])
  const weights = alone.map(name => `\`${name}\` ${weightOf(`${name}, alone`)}`).join(', ')
  const sentence = /(?<=^Alone, in kB: )[^\n]*?(?=\.$)/m
  const section = /(?<=^\| Import \| kB[^|]*\|[^\n]*\n)[\s\S]*?(?=\n\n)/m
  expect(page).toMatch(sentence)
  expect(page).toMatch(section)
  const renewed = page.replace(sentence, weights).replace(section, weighed)
  expect(renewed).not.toContain('| undefined /')
  await expect(renewed).toMatchFileSnapshot('../docs/reference/sizes.md')
})

describe('the README', () => {
  test('the README has at most 120 lines', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(121)
  })

  test('the README has no paragraph of more than five lines', () => {
    const prose = readme.replace(/^```[\s\S]*?^```$/gm, '')
    const paragraphs = prose.split(/\n\s*\n/).filter(text => !/^\s*(?:\||- |\[)/.test(text))
    for (const text of paragraphs) {
      expect(text.trim().split('\n').length, text).toBeLessThanOrEqual(5)
      for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(160)
    }
  })

  test('the README links only to existing files', () => {
    const paths = [...readme.matchAll(/\]\((?!https?:)([^)#\s]+)[^)]*\)/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(15)
    expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([])
  })

  test('the README compares citable with other tools and gives a source in each cell', () => {
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
      for (const cell of others) expect(cell).toMatch(/^\[[^\]]+\]\[[\w-]+\]$/)
      expect(ours).toMatch(/^\[TypeScript\]\(src\/\)$|^\[no\]\(docs\/|^\[[^\]]+\]\(test\//)
    }
    const named = [...table.matchAll(/\]\[([\w-]+)\]/g)].map(([, name]) => name)
    expect(named.filter(name => !readme.includes(`\n[${name}]: https://`))).toEqual([])
    expect(rows.filter(([ours]) => ours?.startsWith('[no]')).length).toBeGreaterThan(0)
  })
})

test('the README names only existing npm scripts', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
  const named = [...readme.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:]+)/g)].map(([, name]) => name)
  expect(named.filter(name => name && !Object.hasOwn(scripts, name))).toEqual([])
})
