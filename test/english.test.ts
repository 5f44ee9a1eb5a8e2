import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writtenPages } from './docs/site-pages.ts'
import { root } from './package/project.ts'

/** The files below a folder whose names match a pattern, without what is compiled. */
function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(path => join(folder, path))
    .filter(path => pattern.test(path) && !/[\\/](?:compiled|node_modules|cache|dist)[\\/]/.test(path))
}

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The first paragraphs of the doc comments of all code, each with its file. */
const openings = ['src', 'test', 'bench', '.ci', 'docs']
  .flatMap(folder => filesIn(folder, /\.(?:ts|mjs)$/))
  .flatMap(path =>
    [...textOf(path).matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(([, comment = '']) => {
      const text = comment.replace(/^[ \t]*\*[ \t]?/gm, '').trim()
      return { path, opening: (text.split(/\n\s*\n|^@/m)[0] ?? '').replace(/\s+/g, ' ') }
    }),
  )

test('doc comments open with a verb or the thing they document', () => {
  const bad = openings.filter(({ opening }) => /^(?:What|Whether|Who|Of|How|Where|That|Those)\b/.test(opening))
  expect(openings.length).toBeGreaterThan(5000)
  expect(bad).toEqual([])
})

test('the first paragraph of a doc comment has at most two sentences', () => {
  const long = openings.filter(({ opening }) => {
    const prose = opening.replace(/`[^`]*`|"[^"]*"/g, 'x').replace(/\b(?:e\.g|i\.e|etc|cf|vs|no|ed|et al)\./gi, 'x')
    return prose.split(/[.!?](?=\s+[A-Z(`"])/).length > 2
  })
  expect(long).toEqual([])
})

test('texts for users avoid words that read as translated', () => {
  const pages = [
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'src/messages/en.json',
    ...filesIn('src/validation/rules', /(?<!\.de)\.md$/),
    ...[...writtenPages.keys()].map(path => `docs/${path}`),
  ]
  const banned = /\b(?:told|foretold|of which|small letters|nobody|parted by|goes on)\b/i
  const found = pages.flatMap(path =>
    textOf(path)
      .split('\n')
      .filter(line => banned.test(line))
      .map(line => `${path}: ${line.slice(0, 160)}`),
  )
  expect(found).toEqual([])
})
