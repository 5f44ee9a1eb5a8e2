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

/**
 * Where we read another value than citation-js, by reason. Compared are 148 values in 16 entries of BibTeX and 291 in 28 of BibLaTeX (at
 * commit 680daea; earlier ones have fewer entries): all but `id` and `citation-key`, because our keys are made from the record.
 */
const differences: Readonly<Record<'bibtex' | 'biblatex', Readonly<Record<string, readonly string[]>>>> = {
  bibtex: {
    'The kernel has no booklet, and a booklet has no publisher as a book has: it is a text.': ['Booklet type'],
  },
  biblatex: {
    'CSL 1.0.2 has a language as a tag, by which a style chooses its terms; BibLaTeX has its name.': [
      ...['renner:single language', 'renner:chapter language', 'winklerprins:entry language'],
      ...['winklerprins:entire language', 'gowers:book language', 'yakovlev:thesis language', 'terano:thesis language'],
    ],
    'The styles of biblatex print a @bookinbook as they print an @inbook, whose type in CSL is chapter.': [
      ...['tolkien:single type', 'francis:chapter type', 'francis:book type'],
    ],
    'A genre of CSL is printed: names of entry types are not text, and biblatex writes them out.': [
      ...['doerr:report genre', 'spruijt_characterizing_2022 genre', 'willighagen2008 genre'],
    ],
    'CSL has no separator for keywords; there is a space after our comma.': ['swat4hcls:paper keyword'],
    'A name in braces is not divided, which is literal in CSL; after the last comma of "May, Keith," is nothing.': [
      ...['radboud:manual author', 'doerr:report author'],
    ],
    'A title of several volumes and a field that biblatex does not have are kept for BibLaTeX, and told.': [
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
