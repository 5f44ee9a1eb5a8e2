import { describe, expect, it } from 'vitest'
import { bibliography } from '../../../src/citation/csl/index.ts'
import { isStyleChoice } from '../../../src/citation/csl/style/resolve-style.ts'
import { parsedNameOf, typeNamesOf, workOf } from '../../../src/formats/work/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { isSlowSuite } from '../../runs.ts'
import { debian, fixtures, hasDebianStyles, namedStyles } from './fixtures.ts'

const locales = ['en-US', 'de-DE', ...(isSlowSuite ? ['fr-FR', ...(hasDebianStyles ? ['ja-JP'] : [])] : [])]

const printsVersion: Readonly<Record<string, (type: string) => boolean>> = {
  apa: type => ['software', 'dataset'].includes(type),
}

const leavesOut = (style: string, type: string): readonly string[] => omissions[`${style} ${type}`] ?? []

const omissions: Readonly<Record<string, readonly string[]>> = {
  'nature article-journal': ['doi'],
  'american-medical-association webpage': ['year'],
  'american-chemical-society webpage': ['year'],
  'modern-language-association speech': ['year'],
}

/**
 * Returns a text in lower case, without quotation marks and apostrophes, and with spaces and dashes as single spaces.
 * Styles may change all of these.
 */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[“”„«»‹›「」『』‘’‚"']/g, '')
    .replace(/[\s\p{Pd}]+/gu, ' ')

const records = fixtures.map(({ record }) => record)

/**
 * Returns the names that an entry should contain: the family name, without its particle, of each certain name of a
 * person, and any other name in full.
 */
const familyNames = (record: Datacite): string[] =>
  workOf(record).creators.map(agent => {
    const name = parsedNameOf(agent)
    return name.kind === 'person' && name.isCertain ? name.family : agent.text
  })

/** Matches a style's abbreviation for further creators, or for the same creators as above. */
const andOthers = /et al|u\.\s?a\.|ほか|他|…|\. \. \.|^(?:\d+\. )?(?:---|———)/i

describe.each(namedStyles)('%s', style => {
  it.each(locales)(
    'a style cites all fixtures in the locale %s with creators and title, and with year and DOI unless the style omits them',
    async locale => {
      const { entries, notes } = await bibliography(records, { style, locale, sources: [debian] })
      expect(notes.filter(note => !isStyleChoice(note))).toEqual([])
      expect(entries.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(records.map((_, index) => index))
      for (const { index, text } of entries) {
        const record = records[index] ?? {}
        const work = workOf(record)
        const { title, issued, version, doi } = work
        const types = typeNamesOf(work)
        expect(text).not.toMatch(
          /undefined|\[object|null|NaN|NO_PRINTED_FORM|CSL STYLE ERROR|[\ufdd0-\ufdef\u202a]|<\/?\w+|&#?\w+;/,
        )
        expect(plain(text)).toContain(
          plain(title?.value ?? '')
            .slice(0, 60)
            .trim(),
        )
        if (!leavesOut(style, types.csl).includes('year')) expect(text).toContain(String(issued?.value.year))
        if (doi !== undefined && !leavesOut(style, types.csl).includes('doi')) {
          expect(text.toLowerCase()).toContain(doi.value.toLowerCase())
          expect(text.toLowerCase().split(doi.value.toLowerCase())).toHaveLength(2)
        }
        for (const name of familyNames(record))
          if (!plain(text).includes(plain(name))) expect(text, name).toMatch(andOthers)
        if (version !== undefined && printsVersion[style]?.(types.csl)) expect(text).toContain(version.value)
      }
    },
  )
})

describe('apa', () => {
  it('the citations of 14 fixtures in APA style match the snapshot', async () => {
    const names = new Set([
      'aerosol-model',
      'alpine-dissertation',
      'baikal-ice',
      'bocage-chapter',
      'dendro-align',
      'household-survey',
      'loess-preprint',
      'minimal',
      'monsoon-article',
      'river-levels-1',
      'sea-ice-thickness',
      'soil-data-paper',
      'wave-paper',
      'weather-talk',
    ])
    const dozen = fixtures.filter(({ name }) => names.has(name)).map(({ record }) => record)
    const { entries } = await bibliography(dozen, { style: 'apa', locale: 'en-US', sort: false })
    expect(entries.map(({ text }) => text)).toMatchSnapshot()
  })
})
