import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { otherFormats } from '../../src/formats/formats.ts'
import type { Format } from '../../src/formats/index.ts'
import { converted } from './conversions.ts'
import { expectLosses } from './expected-losses.ts'

const root = fileURLToPath(new URL('../../fixtures/', import.meta.url))

const written = otherFormats.filter(({ write }) => write !== undefined)

/** Returns the names of the records that have a file in the format. `vitest -u` fills an empty file. */
const namesOf = ({ id, extensions: [extension = ''] }: Format): string[] =>
  existsSync(root + id)
    ? readdirSync(root + id).flatMap(file => (file.endsWith(extension) ? file.slice(0, -extension.length) : []))
    : []

const writtenAs = (name: string, { id }: Format) =>
  converted(readFileSync(`${root}datacite-rest/${name}.json`, 'utf8'), { from: 'datacite-rest', to: id })

describe.each(written)('fixtures of $id', format => {
  const [extension] = format.extensions
  const names = namesOf(format).filter(name => existsSync(`${root}datacite-rest/${name}.json`))

  it("each writable format other than DataCite's has at least twelve fixtures", () => {
    expect(names.length).toBeGreaterThanOrEqual(12)
  })

  it.each(names)('writes the fixture %s exactly as in the stored file', async name => {
    await expect(writtenAs(name, format).text).toMatchFileSnapshot(`${root}${format.id}/${name}${extension}`)
  })

  it('apart from extras, writing the fixtures in a format causes exactly the losses in the stored list', async () => {
    const losses = names.flatMap(name => writtenAs(name, format).losses)
    // No other format has a place for the members that a registry adds to the metadata.
    await expectLosses(
      format.id,
      losses.filter(({ pointer }) => !pointer.startsWith('/extras/')),
    )
  })
})
