import { describe, expect, it } from 'vitest'
import { DownloadCounter, type FileStore } from '../../../src/http/index.ts'
import { rowsOf } from '../../../src/http/pages/preview/text-table.ts'
import { seen, visitor } from './service.ts'

const id = '48af5442-de44-4769-8663-000000000001'

const storeOf = (path: string, bytes: Uint8Array): FileStore => ({
  crc32: () => 0,
  find: async asked =>
    asked !== path
      ? undefined
      : {
          size: bytes.length,
          modified: new Date(0),
          async *read(from, to) {
            yield bytes.subarray(from, to)
          },
        },
})

async function previewOf(name: string, content: string | Uint8Array, size?: number, isServed = true): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const record = {
    id,
    name,
    path: `own/${name}`,
    version: '20240101',
    size: size ?? bytes.length,
    checksum: 'ab'.repeat(64),
    checksum_type: 'sha512',
    specifiers: {},
    rights: { rights: 'Attribution', rights_uri: 'https://example.org/licence', short: 'CC BY 4.0' },
  }
  const visit = await visitor([record], isServed ? { files: storeOf(record.path, bytes) } : {})
  const { text } = await visit(`/files/${id}/`)
  return /<section aria-labelledby="preview">([\s\S]*?)<\/section>/.exec(text)?.[1] ?? ''
}

describe('the preview of a file', () => {
  it('the page of a file previews CSV as a table, with the licence of the file', async () => {
    const preview = await previewOf('a.csv', 'a;"b; c";d\n1;2;"multi\n""line"""\n')
    expect(preview).toContain(
      '<thead><tr><th scope="col">a</th><th scope="col">b; c</th><th scope="col">d</th></tr></thead>',
    )
    expect(preview).toContain('<td>multi\n&quot;line&quot;</td>')
    expect(seen(preview)).toMatch(/Licence: Attribution CC BY 4\.0$/)
    expect(preview).not.toContain('Only the start')
  })

  it.each([
    ['evil.svg', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
    ['page.html', '<script>alert(1)</script>'],
  ])('the page of a file previews %s as text', async (name, content) => {
    const preview = await previewOf(name, content)
    expect(preview).toContain(content.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'))
    expect(preview).not.toMatch(/<(?:script|svg|img)/)
  })

  it('the page of a file previews the first 64 kB of a text without splitting a character', async () => {
    const preview = await previewOf('long.txt', `a${'ü'.repeat(40_000)}`)
    expect(preview).toContain('Only the first 64 kB are shown.')
    expect(/<code>([^<]*)/.exec(preview)?.[1]).toBe(`a${'ü'.repeat(31_999)}`)
  })

  it('the page of a file previews an image from the URL of the raw file', async () => {
    expect(await previewOf('a b.png', new Uint8Array([137, 80]))).toContain('src="/raw/own/a%20b.png" alt="a b.png"')
  })

  it.each([
    ['bytes that are not text', 'a.txt', new Uint8Array([0, 1, 2]), undefined, true],
    ['a file with the extension .nc', 'a.nc', 'CDF', undefined, true],
    ['a file whose size has changed', 'a.txt', 'new', 900, true],
    ['an empty file', 'a.txt', '', undefined, true],
    ['a file that the service does not store', 'a.txt', 'text', undefined, false],
  ] as const)('the page of a file shows no preview for %s', async (_, name, content, size, isServed) => {
    expect(await previewOf(name, content, size, isServed)).toBe('')
  })

  it.each([
    ['a,b\r\n\r\n1,', [['a', 'b'], [''], ['1', '']]],
    ['"a"b,c\n"open, \n', [['ab', 'c'], ['open, \n']]],
  ])('rowsOf reads the CSV rows of %j', (text, rows) => {
    expect(rowsOf(text, ',', 10, 10)).toEqual(rows)
  })
})

describe('downloads', () => {
  it('pages show download counts only if the service counts downloads', async () => {
    const downloads = new DownloadCounter({
      'raw/own/a.csv': { '2026-10': 2, '2026-11': 3 },
      'download/own/set': { '2026-11': 7 },
    })
    const file = {
      id,
      name: 'a.csv',
      version: '20240101',
      size: 3,
      checksum: 'ab'.repeat(64),
      checksum_type: 'sha512',
      path: 'own/a.csv',
    }
    const dataset = {
      id: '58af5442-de44-4769-8663-4f210f22113e',
      name: 'set',
      path: 'own/set',
      version: '20240101',
      specifiers: {},
      files: [file],
    }
    const counting = await visitor([dataset], { downloads })
    expect(seen((await counting(`/datasets/${dataset.id}/`)).text)).toContain(
      'Downloads: 7 of the archive, 5 of single files',
    )
    expect(seen((await counting(`/files/${id}/`)).text)).toContain('Downloads 5')
    const silent = await visitor([dataset])
    expect(seen((await silent(`/files/${id}/`)).text)).not.toContain('Downloads')
  })
})
