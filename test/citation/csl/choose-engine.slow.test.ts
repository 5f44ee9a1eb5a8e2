import { describe, expect, it } from 'vitest'
import { bibliography, cite } from '../../../src/citation/csl/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { fixtures, namedSource, namedStyles } from './fixtures.ts'
import { bibliographyByCiteproc, citeByCiteproc } from './oracle/cite-by-citeproc.ts'

/** True if the engines may differ on purpose for a record. See the documentation of the processor. */
const isDisputed = ({ creators = [], contributors = [], language, titles = [] }: Datacite): boolean => {
  const names = [...creators, ...contributors].map(({ name }) => String(name))
  const hasOrganisation = [...creators, ...contributors].some(({ nameType }) => nameType !== 'Personal')
  return (
    (hasOrganisation && names.length > 1) ||
    /^(?:ja|zh)/.test(String(language)) ||
    titles.some(({ title }) => /\p{Script=Devanagari}/u.test(String(title))) ||
    names.length > 100
  )
}

describe.each(namedStyles)('in %s the processor', style => {
  it.each(['en-US', 'de-DE', 'fr-FR'])(
    'with the locale %s, the CSL processor renders every fixture as citeproc-js does, except for documented differences',
    async locale => {
      const records = fixtures.map(({ record }) => record).filter(record => !isDisputed(record))
      expect(records.length).toBeGreaterThan(20)
      const options = { style, locale, sources: [namedSource()], format: 'html', links: true } as const
      for (const record of records) {
        const given = JSON.stringify(record.titles)
        expect((await bibliography(record, options)).text, given).toBe(
          (await bibliographyByCiteproc(record, options)).text,
        )
        expect((await cite(record, options)).text, given).toBe((await citeByCiteproc(record, options)).text)
      }
    },
  )
})
