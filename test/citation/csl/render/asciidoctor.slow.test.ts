import { spawnSync } from 'node:child_process'
import { expect } from 'vitest'
import { asciidocWriter } from '../../../../src/citation/csl/render/asciidoc.ts'
import type { Run } from '../../../../src/citation/csl/runs.ts'
import { testWith } from '../../../missing.ts'

type Setting = Omit<Run, 'text'>

const settings: Setting[] = [false, true].flatMap(bold =>
  [false, true].flatMap(italic =>
    [false, true].flatMap(smallCaps =>
      [false, true].flatMap(underline =>
        [undefined, 'super', 'sub'].flatMap(position =>
          [undefined, 'https://example.org/a_b~c'].map(link =>
            onlyTrue({ bold, italic, smallCaps, underline, position, link }),
          ),
        ),
      ),
    ),
  ),
)
/** Entries with each pair of settings in adjacent runs, alone and between runs without settings. */
const entries: Run[][] = settings.flatMap(left =>
  settings.flatMap(right => [
    [
      { text: 'a b ', ...left },
      { text: 'c d', ...right },
    ],
    [{ text: 'x' }, { text: '"a=b, [', ...left }, { text: '"c=d"', ...right }, { text: 'y' }],
  ]),
)

const missing =
  spawnSync('asciidoctor', ['--version']).status === 0 ? undefined : 'There is no asciidoctor to read AsciiDoc.'

testWith(missing, 'Asciidoctor renders each letter with the markup of its run, whatever the neighbours are', () => {
  const { inline, whole } = asciidocWriter(true)
  const written = entries.map(inline)
  const { stdout, stderr } = spawnSync('asciidoctor', ['-e', '-s', '-o', '-', '-'], {
    input: whole(written),
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  })
  const read = [...stdout.matchAll(/<p>([\s\S]*?)<\/p>/g)].map(([, html = '']) => letters(runsOfHtml(html)))

  expect(stderr).toBe('')
  expect(read).toHaveLength(entries.length)
  expect(written.filter((_, place) => read[place] !== letters(entries[place] ?? []))).toEqual([])
})

/** Returns each character other than white space, with its settings. */
const letters = (runs: readonly Run[]): string =>
  runs.map(({ text, ...setting }) => [...text.replace(/\s/g, '')].map(one => one + asText(setting)).join('')).join('')
const asText = (setting: Setting): string => JSON.stringify(Object.entries(setting).sort())

function onlyTrue(setting: object): Setting {
  return Object.fromEntries(Object.entries(setting).filter(([, value]) => value))
}

const tags: Readonly<Record<string, Setting>> = {
  strong: { bold: true },
  em: { italic: true },
  sup: { position: 'super' },
  sub: { position: 'sub' },
}

function runsOfHtml(html: string): Run[] {
  const runs: Run[] = []
  const around: Setting[] = [{}]
  for (const [, slash, tag = '', attributes = '', text] of html.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    const setting = around.at(-1) ?? {}
    if (text !== undefined) runs.push({ ...setting, text: text.replace(/&#(\d+);/g, character) })
    else if (slash === '/') around.pop()
    else around.push({ ...setting, ...tags[tag], ...fromAttributes(attributes) })
  }
  return runs
}

const character = (_: string, code: string): string => String.fromCodePoint(Number(code))

function fromAttributes(attributes: string): Setting {
  const [, link] = /href="([^"]*)"/.exec(attributes) ?? []
  return onlyTrue({ link, smallCaps: attributes.includes('small-caps'), underline: attributes.includes('underline') })
}
