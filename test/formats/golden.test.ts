import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { dataciteFormats } from '../../src/formats/datacite-formats.ts'
import { type FormatId, formats, readRecords } from '../../src/formats/index.ts'
import { latestKernel, schemaLocationOf } from '../../src/kernel/index.ts'
import { converted } from './conversions.ts'
import { differencesOf, sayingOf } from './differences.ts'
import { expectLosses } from './expected-losses.ts'

const root = fileURLToPath(new URL('../../fixtures/', import.meta.url))
const fileOf = (format: FormatId, name: string): string =>
  `${root}${format}/${name}.${format === 'datacite-xml' ? 'xml' : 'json'}`
const read = (format: FormatId, name: string): string => readFileSync(fileOf(format, name), 'utf8')

const targets: readonly FormatId[] = [
  'datacite-xml',
  'datacite-rest-put',
  'datacite-json-4.3',
  'datacite-json-4.5',
  'datacite-service',
  'resource',
]

const pairs = targets.flatMap(to =>
  readdirSync(root + to)
    .map(file => file.replace(/\.\w+$/, ''))
    .filter(name => existsSync(`${root}datacite-rest/${name}.json`))
    .map(name => [name, to] as const),
)

/**
 * Replaces the schema address of the newest kernel in a text with the address for kernel 4.7, the kernel of the files.
 */
const asOf47 = (text: string): string =>
  text
    .replace(schemaLocationOf(latestKernel), schemaLocationOf('4.7'))
    .replace(`schemas/datacite-${latestKernel}.json`, 'schemas/datacite-4.7.json')

function saying(text: string, from: FormatId) {
  const [first] = readRecords(text, { from }).records
  if (first === undefined) throw new Error('no record')
  return sayingOf(first.record)
}

describe('fixtures', () => {
  it('there are at least twelve fixtures in every dialect', () => {
    for (const to of targets) expect(pairs.filter(pair => pair[1] === to).length).toBeGreaterThanOrEqual(12)
  })

  it.each(pairs)('writes the fixture %s in %s exactly as in the stored file', async (name, to) => {
    const { text } = converted(read('datacite-rest', name), { from: 'datacite-rest', to })
    await expect(asOf47(text)).toMatchFileSnapshot(fileOf(to, name))
  })

  it.each(targets)(
    'apart from extras, writing the fixtures as %s causes exactly the losses in the stored list',
    async to => {
      const names = pairs.flatMap(([name, format]) => (format === to ? [name] : []))
      const losses = names.flatMap(name => converted(read('datacite-rest', name), { from: 'datacite-rest', to }).losses)
      // Only PUT has a place for the members that REST adds to the metadata.
      await expectLosses(
        to,
        losses.filter(({ pointer }) => to === 'datacite-rest-put' || !pointer.startsWith('/extras/')),
      )
    },
  )

  it.each(pairs)('reads %s in %s as the same record as its REST version, except for reported losses', (name, to) => {
    const rest = read('datacite-rest', name)
    const { losses } = converted(rest, { from: 'datacite-rest', to })
    const differing = differencesOf(saying(rest, 'datacite-rest'), saying(read(to, name), to))
    const unexplained = differing.filter(
      pointer => !losses.some(loss => pointer === loss.pointer || listOf(pointer) === listOf(loss.pointer)),
    )
    expect(unexplained).toEqual([])
  })

  it.each(pairs)(
    'the fixture %s in %s survives a round trip through every other dialect, except for reported losses',
    (name, from) => {
      const text = read(from, name)
      for (const { id } of dataciteFormats) {
        const there = converted(text, { from, to: id })
        const back = converted(there.text, { from: id, to: from })
        const differing = differencesOf(saying(text, from), saying(back.text, from))
        const losses = [...there.losses, ...back.losses]
        const unexplained = differing.filter(
          pointer => !losses.some(loss => loss.pointer.startsWith(pointer) || listOf(pointer) === listOf(loss.pointer)),
        )
        expect(unexplained, id).toEqual([])
      }
    },
  )
})

/** Returns the pointer of the outermost list around a value, because a lost entry moves the later entries. */
const listOf = (pointer: string): string => pointer.replace(/\/\d+(?:\/.*)?$/, '')

const canonical = readdirSync(`${root}citable-json`).filter(file => existsSync(`${root}datacite-rest/${file}`))

describe('fixtures in citable JSON', () => {
  it('there are at least twelve fixtures in citable JSON', () => expect(canonical.length).toBeGreaterThanOrEqual(12))

  // Omits the registry's additions to the record, which citable JSON would keep.
  it.each(canonical)('writes the kernel members of the REST fixture %s to citable JSON without losses', async file => {
    const [first] = readRecords(read('datacite-rest', file.replace('.json', ''))).records
    const { extras, ...record } = first?.record ?? {}
    const written = formats.find(({ id }) => id === 'citable-json')?.write?.(record)
    expect(written?.losses).toEqual([])
    await expect(asOf47(written?.text ?? '')).toMatchFileSnapshot(`${root}citable-json/${file}`)
  })
})
