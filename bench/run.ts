/**
 * Measures speed and size, and prints a table of ratios and targets.
 *
 * `--smoke` only shows that everything runs, and names (`citation versions`) select the measurements. Never fails
 * because of a slow result: a busy machine is not a defect.
 *
 * The measurements run bundled in a separate process, as in a user's build: a loader that compiles on the fly adds
 * helpers to every function, which made `check` 50 % slower.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const outdir = here(`../node_modules/.cache/citable-bench-${process.pid}`)

await build({
  entryPoints: [here('main.ts'), here('http-server.ts'), here('file-server.ts')],
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  define: { 'import.meta.url': JSON.stringify(import.meta.url) },
  logLevel: 'warning',
})
const { status } = spawnSync(process.execPath, ['--expose-gc', `${outdir}/main.mjs`, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
rmSync(outdir, { recursive: true, force: true })
process.exitCode = status ?? 1
