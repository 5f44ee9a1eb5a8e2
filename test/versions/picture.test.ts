import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suffixLinks, toDot, toMermaid, toSvg, type VersionRecord, versionGraph } from '../../src/versions/index.ts'

const read = (name: string): VersionRecord[] =>
  JSON.parse(readFileSync(new URL(`../../fixtures/versions/${name}.json`, import.meta.url), 'utf8'))
const names = ['dotted-suffix-chain', 'concept-with-versions', 'fork', 'gap', 'identical-copy', 'cycle']

describe.each(names)('the picture of %s', name => {
  const graph = versionGraph(read(name))

  it('pictures of version graphs match their snapshots', async () => {
    await expect(toMermaid(graph)).toMatchFileSnapshot(`__snapshots__/${name}.mmd`)
    await expect(toDot(graph)).toMatchFileSnapshot(`__snapshots__/${name}.dot`)
    await expect(toSvg(graph)).toMatchFileSnapshot(`__snapshots__/${name}.svg`)
  })
})

describe('what is drawn', () => {
  const graph = versionGraph([...read('fork'), ...read('gap'), { doi: '10.5072/alone', title: 'Alone' }])

  it('a picture shows every chain, or only the chain of the requested DOI', () => {
    expect(toMermaid(graph)).toMatch(/lava[\s\S]*trees/)
    expect(toMermaid(graph)).not.toContain('alone')
    const one = toMermaid(graph, { of: 'https://doi.org/10.5072/LAVA-1', direction: 'LR' })
    expect(one).toMatch(/^flowchart LR/)
    expect(one).not.toContain('trees')
    expect(toSvg(graph, { of: '10.5072/alone' })).toContain('Alone')
    expect(toDot(graph, { of: '10.5072/none' })).not.toContain('subgraph')
    expect(toSvg(graph, { of: '10.5072/none' })).toContain('No versions')
  })

  it('a picture marks the latest version, missing records and guesses', () => {
    const mermaid = toMermaid(graph, { of: '10.5072/trees-v2-2017' })
    expect(mermaid).toContain('class n2 latest')
    expect(mermaid).toContain('class n1 unknown')
    const guessed = versionGraph([{ doi: '10.5072/i.7' }, { doi: '10.5072/i.7.2' }], { suffixes: suffixLinks })
    expect(toMermaid(guessed)).toContain('n0 -. guessed .-> n1')
    expect(toDot(guessed)).toContain('label="guessed"')
    expect(toSvg(guessed)).toContain('class="guess"')
  })

  it('toSvg throws a TypeError for a width that is too small', () => {
    expect(() => toSvg(graph, { width: 10 })).toThrow(TypeError)
  })
})

const element = /<\/?(?:svg|title|desc|g|path|circle|rect|text)(?: [a-zA-Z-]+="[^"<&]*")*\/?>/g

describe('titles and identifiers', () => {
  const nasty = fc.string({
    unit: fc.constantFrom(
      '"',
      "'",
      '<',
      '>',
      '&',
      '\\',
      '\n',
      '\0',
      '\ud800',
      '`',
      '%',
      '{',
      '}',
      '#',
      ';',
      ']',
      '--',
      '-->',
      'a',
      '漢',
      '😀',
      ' ',
      '1. ',
      '\u202e',
    ),
  })
  const graphs = fc
    .tuple(nasty, nasty, nasty)
    .map(([title, version, suffix]) =>
      versionGraph([{ doi: `10.5072/a${suffix}`, title, version, new_version: '10.5072/b' }]),
    )

  it('toSvg escapes titles and identifiers', () => {
    fc.assert(
      fc.property(graphs, graph => {
        const svg = toSvg(graph).replace(/<style>[^<]*<\/style>/, '')
        // Nothing but our own elements, text and escaped characters that XML allows.
        expect(svg.replace(element, '').replace(/&#\d+;/g, '')).toMatch(/^(?:\n|[^<>&\p{Cs}\p{Cc}])*$/u)
      }),
    )
  })

  it('toMermaid and toDot escape titles and identifiers', () => {
    fc.assert(
      fc.property(graphs, graph => {
        const label = /^ {2,4}(?:subgraph c\d+ |n\d+(?:\(\[|\[)?)/
        for (const line of toMermaid(graph)
          .split('\n')
          .filter(text => label.test(text) && text.includes('"'))) {
          expect(line).toMatch(/^[^"]*"(?:[\p{L}\p{M}\p{N} .,:/()_-]|#\d+;|<br\/>)*"\]?\)?\]?$/u)
        }
        for (const line of toDot(graph).split('\n')) {
          expect(line.replace(/"(?:[^"\\]|\\.)*"/g, '')).toMatch(/^[\w =,[\]{}>-]*$/)
        }
      }),
    )
  })
})
