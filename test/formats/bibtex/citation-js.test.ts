import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { convert } from '../../../src/formats/index.ts'
import { sharedFolder } from '../../conformance/cases.ts'
import { describeWith } from '../../missing.ts'

/** The mapping tests of citation-js: a copy of its repository that `CITABLE_CITATION_JS` names, or one in the shared folder. */
const folder = [process.env.CITABLE_CITATION_JS, fileURLToPath(new URL('citation-js', sharedFolder))]
  .flatMap(root => (root ? [join(root, 'packages', 'plugin-bibtex', 'test', 'mapping')] : []))
  .find(existsSync)

const missing =
  folder === undefined
    ? 'There is no copy of github.com/citation-js/citation-js in ../shared/citation-js, $CITABLE_SHARED or $CITABLE_CITATION_JS.'
    : undefined

type Item = Readonly<Record<string, unknown>>

/** Where we read another value than citation-js, by reason; keys are not compared, because ours are made from the record. */
const differences: Readonly<Record<'bibtex' | 'biblatex', Readonly<Record<string, readonly string[]>>>> = {
  bibtex: {
    'The kernel has no booklet: it is a text.': ['Booklet type'],
  },
  biblatex: {
    'A language is a tag in CSL 1.0.2.': [
      ...['renner:single language', 'renner:chapter language', 'winklerprins:entry language'],
      ...['winklerprins:entire language', 'gowers:book language', 'yakovlev:thesis language', 'terano:thesis language'],
    ],
    'What has a booktitle is part of a book, and is cited in it as a chapter is.': [
      ...['tolkien:single type', 'francis:chapter type', 'francis:book type'],
    ],
    'Keys of biblatex are written out.': [
      ...['doerr:report genre', 'spruijt_characterizing_2022 genre', 'willighagen2008 genre'],
    ],
    'Keywords have a space after the comma.': ['swat4hcls:paper keyword'],
    'A name in braces is an organisation, and a comma at the end of a name has nothing after it.': [
      ...['radboud:manual author', 'doerr:report author'],
    ],
    'No other format here has a place for it, and it is told.': [
      ...['gabaldon:book container-title', 'Willighagen2019CitationjsAF custom'],
    ],
  },
}

/** A value as text, whatever the order of members and the type of numbers. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value === undefined ? undefined : String(value)
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]) => [name, plain(member)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

describeWith(
  missing,
  "citation-js's own expectations",
  () => {
    it.each(['bibtex', 'biblatex'] as const)('%s agrees in every value but those with a reason', from => {
      const file = (name: string): string => readFileSync(join(folder ?? '', name), 'utf8')
      const expected = JSON.parse(file(`${from}-csl.json`)) as Item[]
      const result = convert(file(`${from}-input.bib`), { from, to: 'csl-json' })
      const items = result.ok ? (JSON.parse(result.text) as Item[]) : []
      expect(items).toHaveLength(expected.length)
      const values = expected.flatMap((item, at) =>
        Object.entries(item).flatMap(([name, value]) =>
          name === 'id' || name === 'citation-key'
            ? []
            : [
                {
                  place: `${String(item.id)} ${name}`,
                  agrees: JSON.stringify(plain(value)) === JSON.stringify(plain(items[at]?.[name])),
                },
              ],
        ),
      )
      const differing = values.filter(({ agrees }) => !agrees).map(({ place }) => place)
      expect(differing.sort()).toEqual(Object.values(differences[from]).flat().sort())
    })
  },
  { isOptional: true },
)
