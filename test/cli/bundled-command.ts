import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The command, bundled into a single file so that a process that runs it starts fast. */
export interface BundledCommand {
  path: string
  remove(): void
}

/**
 * Bundles the command without the npm packages that it uses. The bundle is in `node_modules/`, so that these packages
 * can be loaded.
 */
export async function bundledCommand(): Promise<BundledCommand> {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'citable-'))
  const path = join(folder, 'cli.mjs')
  await build({
    entryPoints: [join(root, 'src/cli/main.ts')],
    outfile: path,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  })
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
