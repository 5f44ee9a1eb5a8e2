import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

interface Manifest {
  version: string
  exports: Record<string, unknown>
}

/** The repository's `package.json`. */
export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest

/** What can be imported, as a user writes it: `citable`, `citable/validation`, … */
export const entries: readonly string[] = Object.keys(manifest.exports)
  .filter(path => !path.includes('.json'))
  .map(path => path.replace('.', 'citable'))

/** An empty project into which the packed package was installed. */
export interface Project {
  folder: string
  /** The paths of the files in the tarball. */
  packed: string[]
  /** Writes a file and returns its path. */
  write(name: string, text: string): string
  /** Runs a program in the project and returns what it printed; throws with both outputs when it fails. */
  run(program: string, ...args: string[]): string
  remove(): void
}

/**
 * Packs the built package and installs the tarball into an empty project, as `npm install citable` would. The dependencies
 * are taken from the repository's own `node_modules`, so that no network is needed.
 */
export function createProject(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'citable-project-'))
  const run = (program: string, ...args: string[]) => output(program, args, folder)
  const write = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }
  write('package.json', JSON.stringify({ name: 'project', private: true }))
  const packing = run('npm', 'pack', root, '--ignore-scripts', '--json', '--loglevel=error')
  const [tarball] = JSON.parse(packing) as { filename: string; files: { path: string }[] }[]
  if (!tarball) throw new Error(`npm pack names no tarball: ${packing}`)
  const flags = ['--offline', '--install-links', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  run('npm', 'install', ...flags, `./${tarball.filename}`, ...dependencies())
  return {
    folder,
    packed: tarball.files.map(({ path }) => path),
    write,
    run,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The folders of all packages that an installed `citable` needs, those of its dependencies included. */
function dependencies(): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>
  }
  return Object.entries(lock.packages)
    .filter(([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional)
    .map(([path]) => join(root, path))
}

function output(program: string, args: string[], cwd: string): string {
  const result: SpawnSyncReturns<string> = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '' },
    shell: process.platform === 'win32',
  })
  if (result.status === 0) return result.stdout
  throw new Error(`${program} ${args.join(' ')} ended with ${result.status}\n${result.stdout}${result.stderr}`)
}
