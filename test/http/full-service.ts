import { createHash } from 'node:crypto'
import type { ServiceOptions } from '../../src/http/index.ts'

const bytes = new TextEncoder().encode('bytes')

/** A dataset with a single file, which {@link withContent} serves. */
export const datasetWithContent = {
  id: '11111111-1111-4111-8111-111111111111',
  path: 'one/set',
  version: '20240101',
  specifiers: { round: 'one' },
  files: [
    {
      id: '22222222-2222-4222-8222-222222222222',
      name: 'a.txt',
      path: 'one/set/a.txt',
      version: '20240101',
      size: bytes.length,
      checksum: createHash('sha512').update(bytes).digest('hex'),
      checksum_type: 'sha512',
    },
  ],
}

/** The options of a service that has a logo and the content of {@link datasetWithContent}. */
export const withContent: Partial<ServiceOptions> = {
  brand: { logo: { type: 'image/svg+xml', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' } },
  files: {
    crc32: () => 0,
    find: async path =>
      path === 'one/set/a.txt'
        ? {
            size: bytes.length,
            modified: new Date(0),
            async *read(from, to) {
              yield bytes.subarray(from, to)
            },
          }
        : undefined,
  },
}
