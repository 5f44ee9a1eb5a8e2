import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writers } from '../../src/datacite/writing/writers.ts'
import { type FormatId, formats, type Loss } from '../../src/formats/index.ts'
import { kernels, latestKernel } from '../../src/kernel/index.ts'
import type { Datacite } from '../../src/model/index.ts'
import { records } from '../arbitraries/datacite.ts'
import { holdsForEach } from '../arbitraries/holds-for-each.ts'
import { runsOr } from '../runs.ts'
import { differencesOf, flattened, movedUp, placeIn, rearranged, sayingOf, withoutLost } from './differences.ts'

const dialects = writers.map(({ id }) => id)

const formatOf = (id: FormatId) => {
  const { read, write } = formats.find(format => format.id === id) ?? {}
  if (read === undefined || write === undefined) throw new Error(`${id} should be read and written`)
  return { read, write }
}

function arrived(id: FormatId, record: Datacite): { back: Datacite; losses: Loss[] } {
  const { read, write } = formatOf(id)
  const { text, losses } = write(record)
  const result = read(text)
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(' '))
  const [back] = result.records
  if (back === undefined) throw new Error('no record')
  // A report that a required member is missing is not the loss of a value.
  return { back, losses: losses.filter(({ messageId }) => messageId !== 'required/missing') }
}

const isSplitting = (losses: readonly Loss[]): boolean =>
  losses.some(({ pointer }) => /^\/geoLocations\/\d+$/.test(pointer))

const anyRecord = fc.constantFrom(...kernels).chain(kernel => records(kernel))

/** Sample records, generated once for the tests of all dialects. */
const samples = fc.sample(fc.oneof(anyRecord, records(latestKernel, 'every')), runsOr(400, 25))

describe.each(dialects)('%s', id => {
  it('every valid record survives a round trip, apart from reported losses', () => {
    holdsForEach(samples, record => {
      const { back, losses } = arrived(id, record)
      const isSplit = isSplitting(losses)
      const expected = sayingOf(rearranged(withoutLost(record, losses), losses))
      const found = sayingOf(isSplit ? ({ ...back, geoLocations: flattened(back.geoLocations) } as Datacite) : back)
      const changed = losses
        .filter(({ kind }) => kind === 'changed')
        .map(({ pointer }) => movedUp(placeIn(record, pointer), losses))
      const unexplained = differencesOf(expected, found).filter(
        pointer =>
          !changed.some(change => isAbout(change, pointer)) &&
          !(isSplit && changed.length > 0 && pointer.startsWith('/geoLocations')),
      )
      expect(unexplained).toEqual([])
    })
  })

  it('a round trip reports no loss of a value that is read back', () => {
    holdsForEach(samples, record => {
      const { back, losses } = arrived(id, record)
      const differing = differencesOf(sayingOf(record), sayingOf(back))
      const unfounded = losses.filter(({ pointer }) => !isAmong(differing, placeIn(record, pointer)))
      expect(unfounded).toEqual([])
    })
  })
})

const isAbout = (change: string, pointer: string): boolean => pointer === change || pointer.startsWith(`${change}/`)

/** True if a difference exists at a pointer, at an ancestor, at a descendant or anywhere in the outermost list. */
const isAmong = (differing: readonly string[], pointer: string): boolean =>
  differing.some(
    other =>
      other === pointer ||
      pointer.startsWith(`${other}/`) ||
      other.startsWith(`${pointer}/`) ||
      other.startsWith(listOf(pointer)),
  )

/** Returns the pointer of the outermost list around a value, because a lost entry moves the later entries. */
const listOf = (pointer: string): string => pointer.replace(/\/\d+.*$/, '')
