import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { anywhere, parts } from './parts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const text = readFileSync(`${root}CONTRIBUTING.md`, 'utf8')

/** The inline code and the code blocks of the page. */
const code = [...text.matchAll(/`{3}\w+\n([\s\S]*?)`{3}|`([^`\n]+)`/g)].map(
  ([, block, inline]) => block ?? inline ?? '',
)

/** The paths and the names of Markdown files in the code spans and code blocks of CONTRIBUTING.md. */
const paths = code.flatMap(
  piece => piece.match(/(?:^|(?<=[\s=]))(?:src|test|schemas|fixtures|bench|\.ci)\/[^\s,;]*|\b[A-Z]+\.md\b/g) ?? [],
)

/** The rows of the table of parts: the name of a part, and the cell that lists its permitted imports. */
const rows = [...text.matchAll(/^\| `([\w/-]+)` \| .* \| (.*) \|$/gm)].map(([, room = '', cell = '']) => ({
  room,
  cell,
}))

const named = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

test('CONTRIBUTING.md names more than thirty paths', () => {
  expect(new Set(paths).size).toBeGreaterThan(30)
})

test.each([...new Set(paths)])('the path %s in CONTRIBUTING.md exists', path => {
  const pattern = path.replace(/<[\w-]+>/g, '*').replace(/\/$/, '')
  expect(globSync([pattern], { cwd: root, onlyFiles: false, dot: true })).not.toEqual([])
})

test('the table in CONTRIBUTING.md lists every part of src with its allowed imports', () => {
  const table = rows.map(({ room, cell }, index) => {
    const above = cell.includes('every folder above') ? rows.slice(0, index).map(row => row.room) : []
    return [room, [...above, ...named(cell)].sort()]
  })
  const expected = Object.entries(parts).map(([room, imports]) => [room, [...imports].sort()])
  expect(Object.fromEntries(table)).toEqual(Object.fromEntries(expected))
  for (const { room, cell } of rows) if (parts[room]?.length === 0) expect(cell, room).toBe('nothing')
})

test('the text above the table in CONTRIBUTING.md names the parts that every part of src may import', () => {
  const above = text.slice(0, text.indexOf('| Folder |'))
  for (const room of anywhere) expect(above).toContain(`\`${room}\``)
})

test('the npm commands in CONTRIBUTING.md exist, and every section has at most 50 lines', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  for (const [, name = ''] of text.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:]+)/g))
    expect(scripts).toHaveProperty(name)
  for (const section of text.split(/^##+ /m))
    expect(section.split('\n').length, section.slice(0, 30)).toBeLessThanOrEqual(50)
})
