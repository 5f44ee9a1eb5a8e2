import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bibliography, cite } from '../../../../src/citation/csl/index.ts'
import { citables } from '../../../../src/citation/csl/items/items.ts'
import { readLocale } from '../../../../src/citation/csl/locale/read-locale.ts'
import { processorEngine } from '../../../../src/citation/csl/processor/engine.ts'
import { textWriter } from '../../../../src/citation/csl/render/index.ts'
import { parsedStyle } from '../../../../src/citation/csl/style/style-document.ts'
import { latestKernel } from '../../../../src/kernel/index.ts'
import { cslStyles } from '../../../arbitraries/csl-style.ts'
import { records } from '../../../arbitraries/datacite.ts'
import { mutantsOf } from '../../../arbitraries/mutate.ts'
import { runsOr } from '../../../runs.ts'
import { coreItems } from '../core-items.ts'

const terms =
  '<terms><term name="and">and</term><term name="et-al">et al.</term><term name="accessed">accessed</term><term name="no date">no date</term>' +
  '<term name="version"><single>version</single><multiple>versions</multiple></term><term name="month-05">May</term>' +
  '<term name="ordinal">th</term></terms>'
const date =
  '<date form="text"><date-part name="month" suffix=" "/><date-part name="day"/><date-part name="year"/></date>'
const locale = `<locale xmlns="http://purl.org/net/xbiblio/csl" version="1.0">${terms}${date}</locale>`
const sources = [{ style: () => undefined, locale: () => locale, list: () => ({ styles: [], locales: ['en-US'] }) }]

const any = fc.oneof(records(latestKernel), records(latestKernel, 'every'))

it('the CSL processor never prints an internal value or mark, for any record in any style', async () => {
  const given = fc
    .oneof(
      any,
      mutantsOf(any).map(({ value }) => value as object),
    )
    .filter(isRecord)
  await fc.assert(
    fc.asyncProperty(
      fc.array(given, { maxLength: 4 }),
      cslStyles('any'),
      fc.constantFrom('text', 'html', 'markdown', 'rtf'),
      async (list, style, format) => {
        const options = { style, format, sources, links: true, accessed: '2026-11-21' } as const
        const { text: entries } = await bibliography(list, options)
        const { text: citation } = await cite(list, options)
        for (const text of [entries, citation]) {
          expect(text).not.toMatch(/undefined|\[object|NaN|\bnull\b|function/)
          expect(text).not.toMatch(/[\p{Co}\ufffe\uffff]/u)
          if (format === 'text') expect(text).not.toMatch(/<\/?(?:i|b|sc|su[bp]|span|div)\b/)
        }
      },
    ),
    { numRuns: runsOr(500, 62) },
  )
})

it('a style that does not compare records prints a record the same way every time, alone or among others', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(any, { minLength: 2, maxLength: 4 }), cslStyles('alone'), async (list, xml) => {
      const engine = await processorEngine({ ...parsedStyle(xml, 'any'), id: 'any' }, { language: 'en-US', files })
      const { items } = await citables(list, undefined)
      const options = { sort: true, links: false as const }
      const together = engine.bibliography(items, options)?.map(({ runs }) => runs)
      expect(together).toHaveLength(list.length)
      expect(engine.bibliography(items, options)?.map(({ runs }) => runs)).toEqual(together)
      for (const [place, item] of items.entries()) {
        // Styles that disambiguate similar citations print an item differently when it is alone.
        if (xml.includes('disambiguate=')) continue
        expect(engine.bibliography([item], options)?.[0]?.runs).toEqual(together?.[place])
        const alone = engine.citation([item], { links: false })
        expect(engine.citation([item], { links: false })).toEqual(alone)
      }
    }),
    { numRuns: runsOr(300, 37) },
  )
})

it('the CSL processor prints a record in the same way after twelve earlier bibliographies', async () => {
  await fc.assert(
    fc.asyncProperty(any, cslStyles('any'), async (record, xml) => {
      const { items } = await citables(record, undefined)
      const engineOf = () => processorEngine({ ...parsedStyle(xml, 'any'), id: 'any' }, { language: 'en-US', files })
      const options = { sort: true, links: 'title' as const }
      const [fresh, used] = [await engineOf(), await engineOf()]
      for (let times = 0; times < 12; times++) used.bibliography(items, options)
      expect(used.bibliography(items, options)).toEqual(fresh.bibliography(items, options))
      expect(used.citation(items, { links: false })).toEqual(fresh.citation(items, { links: false }))
    }),
    { numRuns: runsOr(300, 37) },
  )
})

it('the CSL processor returns the same text whether or not runs are requested', async () => {
  const listOf = fc.oneof(fc.array(any, { maxLength: 4 }), fc.integer({ min: 1, max: 40 }).map(coreItems))
  await fc.assert(
    fc.asyncProperty(listOf, cslStyles('any'), fc.boolean(), async (list, xml, sort) => {
      const engine = await processorEngine({ ...parsedStyle(xml, 'any'), id: 'any' }, { language: 'en-US', files })
      const textsOf = async (asText: boolean) =>
        engine
          .bibliography((await citables(list, undefined)).items, { sort, links: false, asText })
          ?.map(({ index, runs }) => [index, textWriter.inline(runs)])
      expect(await textsOf(true)).toEqual(await textsOf(false))
    }),
    { numRuns: runsOr(400, 50) },
  )
})

const files = new Map([['en-US', { xml: locale, parts: readLocale(locale, 'en-US') }]])

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
