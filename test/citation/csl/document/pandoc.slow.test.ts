import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { citationDocument, citePandoc } from '../../../../src/citation/csl/index.ts'
import { describeWith } from '../../../missing.ts'
import { runsOr } from '../../../runs.ts'
import { debian, hasDebianStyles } from '../fixtures.ts'
import { type Draft, draftsIn, markdownOf, records, textOfAst } from './drafts.ts'

const missing = !hasDebianStyles
  ? 'The Debian package citation-style-language-styles is not installed.'
  : spawnSync('pandoc', ['--version']).status === 0
    ? undefined
    : 'Pandoc is not installed.'

const folder = mkdtempSync(join(tmpdir(), 'citable-pandoc-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Works by different authors, whose years need no letters and whose cites are never grouped. */
const ids = ['doe', 'roe', 'many']
const forms = { ids, locators: ['p. 3', 'pp. 3-5', 'chap. 2', 'sec. 2(b)'], isEachOnce: true }

/**
 * The drafts for which Pandoc and this package print the same text.
 *
 * Pandoc prints no names of narrative citations in numeric styles, puts citations inside notes in parentheses, and
 * sorts cites that have a prefix.
 */
const drafts: Readonly<Record<string, fc.Arbitrary<Draft>>> = {
  apa: draftsIn({ ...forms, mostCites: 1, isNarrative: true, hasCitingNotes: true }),
  'chicago-author-date': draftsIn({ ...forms, isNarrative: true, hasCitingNotes: true }),
  'chicago-fullnote-bibliography': draftsIn({ ...forms, isNarrative: false, hasCitingNotes: false }),
  ieee: draftsIn({ ...forms, mostCites: 1, isNarrative: false, hasCitingNotes: true }),
}

/**
 * Returns a draft as Markdown. Inserts a word between a closing bracket and a note reference, because Pandoc would read
 * them as a link.
 */
const markdownForPandoc = (draft: Draft): string => markdownOf(draft).replaceAll('][^', '] here[^')

const comparable = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('} {', '}{')

const pandoc = (input: string, ...options: string[]): { blocks: unknown[] } =>
  JSON.parse(execFileSync('pandoc', ['-f', 'markdown-smart', '-t', 'json', ...options], { input, encoding: 'utf8' }))

describeWith(
  missing,
  'a draft cited by Pandoc',
  () => {
    it.each(Object.entries(drafts))(
      'citePandoc prints the same text as Pandoc for a draft in %s',
      async (style, draft) => {
        const file = (name: string, text: string): string => {
          const path = join(folder, name)
          writeFileSync(path, text)
          return path
        }
        const xml = String(await debian.style(style))
        const given = [
          '--citeproc',
          '--csl',
          file(`${style}.csl`, xml),
          '--bibliography',
          file('works.json', JSON.stringify(records)),
        ]
        const options = [...given, '-M', 'suppress-bibliography=true', '-M', 'lang=en-US']
        await fc.assert(
          fc.asyncProperty(draft, async one => {
            const markdown = markdownForPandoc(one)
            const theirs = pandoc(markdown, ...options)
            const opened = await citationDocument(records, { style: xml, locale: 'en-US' })
            const { document } = await citePandoc(pandoc(markdown), opened, { bibliography: false })
            const [own, expected] = [document.blocks, theirs.blocks].map(blocks => blocks.map(textOfAst).join('\n'))
            expect(comparable(own ?? '')).toBe(comparable(expected ?? ''))
          }),
          { numRuns: runsOr(15) },
        )
      },
    )
  },
  { isOptional: true },
)
