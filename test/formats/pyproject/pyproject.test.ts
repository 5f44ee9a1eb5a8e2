import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pyproject, readRecords } from '../../../src/formats/index.ts'

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/pyproject/${name}.toml`, import.meta.url), 'utf8')

const readOne = (text: string) => {
  const { records, diagnostics } = readRecords(text)
  expect(diagnostics).toEqual([])
  expect(records.map(({ format }) => format)).toEqual(['pyproject'])
  return records[0]?.record ?? {}
}

describe('a pyproject.toml', () => {
  it('reads a pyproject.toml as software, including its labelled URLs', () => {
    expect(readOne(fixture('pyproject'))).toEqual({
      doi: '10.5072/tidetables',
      types: { resourceTypeGeneral: 'Software' },
      titles: [{ title: 'tidetables' }],
      version: '2.1.0',
      creators: [{ name: 'Ada Okafor' }, { name: 'Rain Institute' }],
      contributors: [{ contributorType: 'DataManager', name: 'Eva Berg' }],
      subjects: [{ subject: 'tide' }, { subject: 'table' }],
      rightsList: [expect.objectContaining({ rightsIdentifier: 'bsd-3-clause' })],
      descriptions: [{ description: 'Computes tables of tides', descriptionType: 'Abstract' }],
      relatedIdentifiers: [
        expect.objectContaining({
          relatedIdentifier: 'https://code.example/okafor/tidetables',
          relationType: 'IsSupplementTo',
        }),
        {
          relatedIdentifier: 'https://docs.tides.example/',
          relatedIdentifierType: 'URL',
          relationType: 'IsDocumentedBy',
        },
      ],
      extras: {
        format: 'pyproject',
        members: {
          '/project/readme': 'README.md',
          '/project/requires-python': '>=3.11',
          '/project/authors/0/email': 'ada@example.org',
          '/project/urls/Changelog': 'https://tides.example/changes',
        },
        cited: { URL: 'https://tides.example/' },
      },
    })
  })

  it('reads a pyproject.toml written for Poetry', () => {
    expect(readOne(fixture('poetry'))).toMatchObject({
      titles: [{ title: 'waves' }],
      creators: [{ name: 'Kim Min-jun' }],
      rightsList: [{ rightsIdentifier: 'mit' }],
    })
  })

  it('reads [tool.poetry] of a pyproject.toml if [project] has no name', () => {
    const text = `[project]\nversion = "1.0"\n[tool.poetry]\nname = "waves"\ndescription = "Waves"\n`
    expect(readOne(text)).toMatchObject({ titles: [{ title: 'waves' }] })
  })

  it('gives the position of a syntax error in a pyproject.toml', () => {
    const { records, diagnostics } = readRecords('[project]\nname = "x"\nversion = = 1\n')
    expect(records).toEqual([])
    expect(diagnostics).toEqual([
      expect.objectContaining({ rule: 'schema/unrecognised', message: expect.stringMatching(/^This is not TOML: /) }),
    ])
    expect(diagnostics[0]?.position?.start.line).toBe(3)
  })

  it('reports that a pyproject.toml with only tool settings has no name', () => {
    const { diagnostics } = readRecords('[tool.poetry]\npackage-mode = false\n')
    expect(diagnostics[0]?.message).toMatch(/neither \[project\] nor \[tool\.poetry\] has a "name"/)
  })

  it('reads or refuses any pyproject.toml without throwing', () => {
    const piece = fc.constantFrom(
      '[project]',
      '\n',
      'name',
      '=',
      '"x"',
      '[[',
      ']]',
      '{',
      '}',
      '2020-01-01',
      '9'.repeat(40),
      "'''",
      '__proto__',
      'urls',
      '.',
      '#',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), pieces => {
        expect(typeof pyproject.read(`[project]\nname = "x"\n${pieces.join('')}`).ok).toBe('boolean')
      }),
    )
    expect(({} as { x?: number }).x).toBeUndefined()
  })

  it('refuses excessive nesting in a pyproject.toml', () => {
    expect(pyproject.read(`[project]\nname = "x"\nx = ${'['.repeat(100_000)}`).ok).toBe(false)
  })
})
