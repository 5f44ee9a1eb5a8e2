import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contents, type Item } from '../../docs/.vitepress/contents.ts'
import { generatedPages } from '../../docs/generate/pages.ts'
import { library } from '../../tsup.config.ts'
import { blocksOf, Workshop } from '../documents.ts'
import { anchorsOf, linksOf, writtenPages } from './site-pages.ts'

let workshop: Workshop
let pages: ReadonlyMap<string, string>

beforeAll(async () => {
  workshop = new Workshop()
  pages = new Map([...writtenPages, ...(await generatedPages())])
})

afterAll(() => workshop.remove())

/** True if a page is written by TypeDoc, a page per entry. */
const isOfApi = (path: string): boolean =>
  path === 'reference/api/index.md' ||
  ['citable', ...Object.keys(library.entry).map(name => `citable-${name}`)].some(
    name => path === `reference/api/${name}.md`,
  )

describe('the pages of the site', () => {
  test('link only to pages and headings that exist', () => {
    const dead = [...pages].flatMap(([path, text]) =>
      linksOf(path, text)
        .filter(({ target, anchor }) => {
          const page = pages.get(target)
          if (page === undefined) return !isOfApi(target)
          return anchor !== undefined && !anchorsOf(page).includes(anchor)
        })
        .map(({ target, anchor }) => `${path}: ${target}${anchor === undefined ? '' : `#${anchor}`}`),
    )
    expect(dead).toEqual([])
  })

  test('are all in the list beside the pages', () => {
    const linked = new Set<string>()
    const collect = ({ link, items = [] }: Item): void => {
      if (link !== undefined) linked.add(`${link.slice(1)}${link.endsWith('/') ? 'index' : ''}.md`)
      items.forEach(collect)
    }
    contents().forEach(collect)
    const orphans = [...writtenPages.keys()].filter(path => !linked.has(path) && path.includes('/'))
    expect(orphans).toEqual([])
  })

  test.each([
    ['how to fail a pull request on a bad record', 'start/check-in-ci.md', /--fail-on/],
    ['how to cite in MLA in a web page', 'start/cite-on-your-page.md', /style: 'mla'/],
    ['the losses from DataCite to BibTeX', 'reference/formats/bibtex.md', /`geoLocations`/],
    ['the meaning of registry rules', 'reference/rules/registry.md', /registry\//],
    ['how to serve behind nginx', 'guides/operating/reverse-proxy.md', /proxy_pass/],
  ])('lead from the first page to %s in three clicks', (_, wanted, content) => {
    let reached = new Set(['index.md'])
    for (let clicks = 0; clicks < 3; clicks++)
      reached = new Set([
        ...reached,
        ...[...reached].flatMap(path => linksOf(path, pages.get(path) ?? '').map(({ target }) => target)),
      ])
    expect([...reached]).toContain(wanted)
    expect(pages.get(wanted)).toMatch(content)
  })
})

describe('the generated pages', () => {
  test('leave no cell of a table empty where the code has a text', () => {
    const commands = [...pages].filter(([path]) => path.startsWith('reference/commands/'))
    expect(commands.length).toBeGreaterThan(20)
    for (const [path, text] of commands) expect(text, path).not.toMatch(/\| {2}\|/)
  })

  test('show no markup of the tables as a template', () => {
    for (const [path, text] of pages) {
      const prose = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '')
      expect(prose, path).not.toMatch(/\{\{/)
    }
  })
})

describe('the code of the site', () => {
  const examples = [...writtenPages].flatMap(([path, text]) =>
    blocksOf(text, 'ts').map(block => ({ path, ...block, at: `${path}:${block.line}` })),
  )

  test.each(examples)('at $at does what its comments say', async ({ at, text }) => {
    await workshop.expectTypeScript(at.replace(/\W+/g, '-'), text)
  })

  const commands = [...writtenPages].flatMap(([path, text]) =>
    blocksOf(text, 'sh')
      .filter(block => block.text.startsWith('$ '))
      .map(block => ({ ...block, at: `${path}:${block.line}` })),
  )

  test.each(commands)('at $at prints what is shown', ({ text }) => {
    workshop.expectCommands(text)
  })
})
