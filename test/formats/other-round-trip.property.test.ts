import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isObject } from '../../src/core/object.ts'
import { otherFormats } from '../../src/formats/formats.ts'
import {
  commonmeta,
  crossrefXml,
  dublinCoreJson,
  dublinCoreXml,
  type Format,
  inveniordm,
  mods,
  readRecords,
  zenodoDeposit,
} from '../../src/formats/index.ts'
import { latestKernel } from '../../src/kernel/index.ts'
import type { Datacite } from '../../src/model/index.ts'
import { records } from '../arbitraries/datacite.ts'
import { holdsForEach } from '../arbitraries/holds-for-each.ts'
import { mutantsOf } from '../arbitraries/mutate.ts'
import { runsOr } from '../runs.ts'
import { differencesOf, sayingOf } from './differences.ts'

/** The formats, each with a pattern for the pointers of values that may be lost without a report. */
const derived: readonly [Format, RegExp][] = [
  [dublinCoreXml, /\/(?:familyName|givenName|nameType)$|^\/publicationYear$/],
  [dublinCoreJson, /\/(?:familyName|givenName|nameType)$|^\/publicationYear$/],
  [
    zenodoDeposit,
    /\/(?:schemeUri|rightsIdentifierScheme|nameType|familyName|givenName)$|^\/publicationYear$|^\/language$/,
  ],
  [
    commonmeta,
    /\/(?:schemeUri|nameType|familyName|givenName|rightsIdentifierScheme)$|^\/publicationYear$|^\/titles\/\d+\/titleType$/,
  ],
  [mods, /\/(?:schemeUri|nameType|familyName|givenName)$|^\/publicationYear$/],
  [
    crossrefXml,
    /\/(?:schemeUri|nameType|familyName|givenName)$|^\/publicationYear$|^\/relatedItems\/\d+\/relatedItemType$/,
  ],
  [inveniordm, /\/(?:schemeUri|nameType|familyName|givenName)$|^\/publicationYear$|^\/rightsList\/\d+\/lang$/],
]

const root = fileURLToPath(new URL('../../fixtures/datacite-rest/', import.meta.url))
const fixtures = readdirSync(root).flatMap(file =>
  readRecords(readFileSync(root + file, 'utf8')).records.map(({ record }) => [file, record] as const),
)

/** Returns the pointers of values changed by a round trip without a reported loss, except derivable values. */
function untold({ read, write }: Format, record: Datacite, isDerived: RegExp): string[] {
  const { text, losses } = write?.(record) ?? { text: '', losses: [] }
  const result = read?.(text)
  if (!result?.ok) throw new Error(JSON.stringify(result?.diagnostics))
  const comparable = (one: Datacite): unknown => saying(withoutLandingPage(one, record))
  const differing = differencesOf(comparable(record), comparable(result.records[0] ?? {}))
  return differing.filter(pointer => !isDerived.test(pointer) && !losses.some(loss => isNear(loss.pointer, pointer)))
}

/**
 * Returns a record without the alternate identifiers that equal the landing page of the original record, because some
 * formats list the landing page as an identifier.
 */
function withoutLandingPage(read: Datacite, { extras }: Datacite): Datacite {
  const members = Object.entries(extras?.members ?? {})
  const page = members.find(([pointer]) => /(?:^|\/attributes)\/url$/.test(pointer))?.[1]
  const others = read.alternateIdentifiers?.filter(({ alternateIdentifier }) => alternateIdentifier !== page)
  return page === undefined || others === undefined ? read : { ...read, alternateIdentifiers: others }
}

/**
 * True if a loss covers a pointer: in the same value or, because later entries move, in the same list. A loss in the
 * sizes also covers the formats.
 */
const isNear = (loss: string, pointer: string): boolean =>
  loss.startsWith(pointer) ||
  pointer.startsWith(loss) ||
  listOf(loss) === listOf(pointer) ||
  (loss.startsWith('/sizes') && pointer.startsWith('/formats'))

const listOf = (pointer: string): string => pointer.replace(/\/\d+(?:\/.*)?$/, '')

/**
 * Returns the comparable content of a record. Omits an Issued date that is only a year, puts other Issued dates first,
 * and treats sizes as formats.
 */
function saying({ dates, formats = [], sizes = [], ...record }: Datacite): unknown {
  const telling = dates
    ?.filter(({ date, dateType }) => dateType !== 'Issued' || !/^\d{4}$/.test(date ?? ''))
    .sort((a, b) => Number(b.dateType === 'Issued') - Number(a.dateType === 'Issued'))
  return plain(sayingOf({ ...record, formats: [...formats, ...sizes], ...(telling && { dates: telling }) }))
}

/** Returns a copy of a value with every text on one line, because the tested formats may not keep line breaks. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, member: unknown) =>
    typeof member === 'string' ? member.replace(/\s+/g, ' ').trim() : member,
  )

const samples = fc.sample(records(latestKernel, 'every'), runsOr(120, 20))

describe.each(derived)('$id', (format, isDerived) => {
  it.each(fixtures)(
    'the record of %s survives a round trip, apart from reported losses and derivable values',
    (_, record) => {
      expect(untold(format, record, isDerived)).toEqual([])
    },
  )

  it('for any record, a writer returns the same text in every call, and the text can be read back', () => {
    holdsForEach(samples, record => {
      const options = { crossref: { timestamp: 20260131120000 } }
      const { text } = format.write?.(record, options) ?? { text: '' }
      expect(format.read?.(text).ok).toBe(true)
      expect(format.write?.(record, options).text).toBe(text)
    })
  })
})

describe.each(otherFormats.filter(({ write }) => write))('$id', ({ write, writeAll }) => {
  it('a writer accepts any object as a record without throwing', () => {
    fc.assert(
      fc.property(
        mutantsOf(fc.constantFrom(...samples)),
        fc.dictionary(fc.string(), fc.anything()),
        ({ value: mutated }, garbage) => {
          for (const record of [mutated, garbage].filter(isObject) as Datacite[]) {
            expect(typeof write?.(record).text).toBe('string')
            expect(writeAll === undefined || typeof writeAll([record, record]).text === 'string').toBe(true)
          }
        },
      ),
      { numRuns: runsOr(60, 20) },
    )
  })
})

describe.each(otherFormats.filter(({ read }) => read))('$id', ({ read, detect }) => {
  it('a reader reads any text, or refuses it with a reason, without throwing', () => {
    const garbage = fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(garbage, text => {
        const result = read?.(text)
        expect(result?.ok === true || (result?.diagnostics.length ?? 0) > 0).toBe(true)
        expect(typeof detect?.(text)).toBe('boolean')
      }),
      { numRuns: runsOr(120, 25) },
    )
  })
})
