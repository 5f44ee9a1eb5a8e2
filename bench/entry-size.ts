import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import type { Bench } from './bench.ts'
import { builtEntries } from './entries.ts'
import { kilobytes } from './units.ts'

/** A plug-in that keeps dynamic imports out of the bundle, because they are loaded only on first use. */
const later: Plugin = {
  name: 'later',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
  },
}

/**
 * The bundled and minified size of each entry for browsers, before and after gzip. The limits are in `.size-limit.mjs`.
 */
export const entrySize: Bench = {
  id: 'size',
  async run() {
    const rows = builtEntries().map(async ({ name, url }) => {
      const contents = `export * from ${JSON.stringify(fileURLToPath(url))}`
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: fileURLToPath(new URL('../', import.meta.url)) },
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'neutral',
        mainFields: ['module', 'main'],
        external: ['@citation-js/*', 'node:*', 'http'],
        plugins: [later],
        logLevel: 'error',
        write: false,
      })
      const [code = new Uint8Array()] = outputFiles.map(file => file.contents)
      const packed = gzipSync(code, { level: 9 }).length
      return {
        what: `size of '${name}'`,
        baseline: kilobytes(code.length),
        candidate: `${kilobytes(packed)} gzip`,
        ratio: kilobytes(packed),
      }
    })
    return Promise.all(rows)
  },
}
