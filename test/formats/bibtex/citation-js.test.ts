import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { textOfKey } from '../../../src/formats/bibtex/localisation.ts'
import { convert } from '../../../src/formats/index.ts'
import { sharedFolder } from '../../conformance/cases.ts'
import { describeWith } from '../../missing.ts'

/**
 * The folder with citation-js's mapping tests; undefined if there is no copy of the repository.
 *
 * The copy is the one that `CITABLE_CITATION_JS` names, or `citation-js` in the shared folder.
 */
const folder = [process.env.CITABLE_CITATION_JS, fileURLToPath(new URL('citation-js', sharedFolder))]
  .flatMap(root => (root ? [join(root, 'packages', 'plugin-bibtex', 'test', 'mapping')] : []))
  .find(existsSync)

const missing =
  folder === undefined
    ? 'There is no copy of github.com/citation-js/citation-js in ../shared/citation-js, $CITABLE_SHARED or $CITABLE_CITATION_JS.'
    : undefined

type Item = Readonly<Record<string, unknown>>

/**
 * The values that we read differently from citation-js, by reason.
 *
 * All members are compared except `id` and `citation-key`, because our keys derive from the record.
 *
 * The comparison has 148 values in 16 BibTeX entries and 291 in 28 BibLaTeX entries, at commit 680daea. Earlier commits
 * have fewer entries.
 */
const differences: Readonly<Record<'bibtex' | 'biblatex', Readonly<Record<string, readonly string[]>>>> = {
  bibtex: {
    'DataCite has no type for a booklet. A booklet is read as a text, not as a book, because it has no publisher.': [
      'Booklet type',
    ],
  },
  biblatex: {
    'CSL defines no separator for keywords. We write a space after the comma.': ['swat4hcls:paper keyword'],
    'A name in braces becomes a literal name in CSL. The empty part after the last comma of "May, Keith," is ignored.':
      [...['radboud:manual author', 'doerr:report author']],
    'CSL 1.0.2 defines a book in a container as a republished book, but a maintitle is the title of several volumes. The maintitle is kept for BibLaTeX, and its loss is reported.':
      ['gabaldon:book container-title'],
  },
}

/** Returns a copy of a value with sorted members, and with numbers and other simple values as text. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value === undefined ? undefined : String(value)
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]) => [name, plain(member)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/**
 * The BibLaTeX fields whose keys citation-js copies unchanged into CSL members, by CSL member. For each key, biblatex
 * prints a text instead of the key.
 */
const keyFields: Readonly<Record<string, string>> = { genre: 'type', status: 'pubstate' }

/**
 * True if two values have the same meaning.
 *
 * Examples are a language code of CSL 1.0.2 (ISO 639-1) and the English name in citation-js, or a biblatex key and its
 * text.
 */
const agrees = (name: string, expected: unknown, given: unknown): boolean =>
  JSON.stringify(plain(expected)) === JSON.stringify(plain(given)) ||
  (name === 'language' && typeof given === 'string' && languageNames.of(given) === expected) ||
  (typeof expected === 'string' && textOfKey(keyFields[name] ?? name, expected) === given)

describeWith(
  missing,
  "citation-js's own expectations",
  () => {
    it.each(['bibtex', 'biblatex'] as const)(
      'converts the %s examples of citation-js to the same CSL values as citation-js, except for the known differences',
      from => {
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
                    isSame: agrees(name, value, items[at]?.[name]),
                  },
                ],
          ),
        )
        const differing = values.filter(({ isSame }) => !isSame).map(({ place }) => place)
        expect(differing.sort()).toEqual(Object.values(differences[from]).flat().sort())
      },
    )
  },
  { isOptional: true, needsFolder: true },
)
