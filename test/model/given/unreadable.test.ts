import { expect, test } from 'vitest'
import { bibliography } from '../../../src/citation/csl/index.ts'
import { citation, createResource, creatorsString, titleWithVersion } from '../../../src/citation/index.ts'
import {
  convert,
  diff,
  readRecords,
  upgrade,
  writeBiblatex,
  writeBibtex,
  writeDataciteXml,
  writeRis,
} from '../../../src/formats/index.ts'
import { registered } from '../../../src/registry/index.ts'
import { check, checkValue, fairScore, fixValue } from '../../../src/validation/index.ts'
import { safeParse } from '../../../src/validation/value.ts'
import { versionGraph } from '../../../src/versions/index.ts'

const fail = (): never => {
  throw new Error('not today')
}
const traps = { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail, getOwnPropertyDescriptor: fail }

class Measurement {
  titles = [{ title: 'Rain' }]
  #value = 1
  get value(): number {
    return this.#value
  }
}

const calls: [name: string, call: (record: object) => unknown][] = [
  ['citation', citation],
  ['titleWithVersion', titleWithVersion],
  ['creatorsString', creatorsString],
  ['createResource', record => createResource(record, { id: 'a0c1c1a4-6f0e-4c55-9d0e-0d6d6f7a6f11' })],
  ['versionGraph', record => versionGraph([record]).chains],
  ['bibliography', record => bibliography(record)],
  ['upgrade', record => upgrade(record)],
  ['registered', record => registered(record)],
  ['fairScore', record => fairScore(record)],
  ['check', record => check(record)],
  ['checkValue', record => checkValue(record)],
  ['fixValue', record => fixValue(record)],
  ['safeParse', record => safeParse(record)],
  ['convert', record => convert(record, { to: 'bibtex' })],
  ['readRecords', record => readRecords(record)],
  ['diff', record => diff(record, {})],
]

test.each(calls)('%s refuses a proxy whose traps throw, and gives the reason', async (_, call) => {
  await expect((async () => call(new Proxy({}, traps)))()).rejects.toThrow(
    new TypeError('The value cannot be read: not today'),
  )
})

test.each(calls)('%s accepts an unreadable value deep in a record, or fails with a TypeError', async (_, call) => {
  const title = Object.defineProperty({}, 'title', { get: fail, enumerable: true })
  const name = new Proxy({ name: 'Roe, Ann' }, traps)
  for (const record of [
    { doi: '10.5072/a', titles: [title] },
    { doi: '10.5072/a', creators: [name] },
  ]) {
    const outcome = await (async () => call(record))().catch((reason: unknown) => reason)
    if (outcome instanceof Error) expect(outcome).toEqual(new TypeError('The value cannot be read: not today'))
  }
})

test('writers throw a TypeError for an unreadable value deep in a record', () => {
  const record = { doi: '10.5072/a', titles: [new Proxy({ title: 'Rain' }, traps)] }
  for (const write of [writeBibtex, writeBiblatex, writeRis, writeDataciteXml])
    expect(() => write(record)).toThrow(new TypeError('The value cannot be read: not today'))
})

test.each(calls)('%s accepts an instance of a class', async (_, call) => {
  await expect((async () => call(new Measurement()))()).resolves.toBeDefined()
})
