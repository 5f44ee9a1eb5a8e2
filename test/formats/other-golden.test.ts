import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { otherFormats } from '../../src/formats/formats.ts'
import { convert, type Format } from '../../src/formats/index.ts'

const root = fileURLToPath(new URL('../../fixtures/', import.meta.url))

const written = otherFormats.filter(({ write }) => write !== undefined)

/** The records with a file in the format; a new file is made by `vitest -u` once an empty one is there. */
const namesOf = ({ id, extensions: [extension = ''] }: Format): string[] =>
  existsSync(root + id)
    ? readdirSync(root + id).flatMap(file => (file.endsWith(extension) ? file.slice(0, -extension.length) : []))
    : []

function converted(name: string, format: Format) {
  const result = convert(readFileSync(`${root}datacite-rest/${name}.json`, 'utf8'), {
    from: 'datacite-rest',
    to: format.id,
  })
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(' '))
  return result
}

describe.each(written)('fixtures of $id', format => {
  const [extension] = format.extensions
  const names = namesOf(format).filter(name => existsSync(`${root}datacite-rest/${name}.json`))

  it('are at least twelve', () => {
    expect(names.length).toBeGreaterThanOrEqual(12)
  })

  it.each(names)('%s is written exactly as its file has it', async name => {
    const { text, losses } = converted(name, format)
    await expect(text).toMatchFileSnapshot(`${root}${format.id}/${name}${extension}`)
    // What a registry keeps beside the metadata has no place in another format.
    const lost = losses.filter(({ pointer }) => !pointer.startsWith('/extras/'))
    expect(lost.map(({ kind, pointer, message }) => `${kind} ${pointer}: ${message}`)).toMatchSnapshot()
  })
})
