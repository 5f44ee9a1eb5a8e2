import { expect, it } from 'vitest'
import { bibliography, type CslOptions, cite } from '../../../src/citation/csl/index.ts'
import { describeWith } from '../../missing.ts'
import { coreItems } from './core-items.ts'
import { debian, hasDebianStyles } from './fixtures.ts'

/** The styles that are asked for by name, under the names that they have in the official repository of 2023. */
const coreStyles = [
  'apa',
  'chicago-author-date',
  'chicago-note-bibliography',
  'modern-language-association',
  'vancouver',
  'ieee',
  'harvard-cite-them-right',
  'nature',
  'science',
  'cell',
  'elsevier-harvard',
  'springer-basic-author-date',
  'american-medical-association',
  'american-chemical-society',
  'acm-sig-proceedings',
  'din-1505-2',
  'iso690-author-date-en',
  'council-of-science-editors-author-date',
  'copernicus-publications',
]

const items = coreItems(120)

/** Whether an organisation stands in a list of names, which citeproc-js joins in another way; see differences.md beside the processor. */
const hasJoinedOrganisation = (item: Record<string, unknown> | undefined): boolean =>
  [item?.author, item?.editor].some(
    names => Array.isArray(names) && names.length > 1 && names.some(name => 'literal' in name),
  )

/** What is written, with spaces as one and without the marks of small capitals; see differences.md beside the processor. */
const comparable = (html: string): string =>
  html.replace(/<span style="font-variant:small-caps">([^<]*)<\/span>/g, '$1').replace(/ {2,}/g, ' ')

describeWith(
  hasDebianStyles ? undefined : 'The Debian package citation-style-language-styles is not installed.',
  'the core styles',
  () => {
    it.each(coreStyles)('%s reads as citeproc-js writes it', async style => {
      const options: CslOptions = { style, sources: [debian], format: 'html' }
      const theirs = await bibliography(items, { ...options, engine: 'citeproc' })
      const expected = new Map(theirs.entries.map(({ index, text }) => [index, comparable(text)]))
      const own = await bibliography(items, options)
      expect(own.entries).toHaveLength(items.length)
      for (const { index, text } of own.entries)
        if (!hasJoinedOrganisation(items[index])) expect(comparable(text)).toBe(expected.get(index))
      for (const item of items.filter((one, place) => place % 6 === 1 && !hasJoinedOrganisation(one)))
        expect((await cite(item, options)).text).toBe((await cite(item, { ...options, engine: 'citeproc' })).text)
    })
  },
)
