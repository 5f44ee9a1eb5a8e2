import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** The import specifiers of the entries that users can import: `citable`, `citable/validation`, … */
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
  /** Runs a program in the project and returns its output. Throws with both output streams if the program fails. */
  run(program: string, ...args: string[]): string
  remove(): void
}

/**
 * Packs the built package and installs the tarball into an empty project, as `npm install citable` does. The
 * dependencies are copied from the repository's `node_modules`, so that no network is needed.
 */
export function createProject(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'citable-project-'))
  const run = (program: string, ...args: string[]) => output(program, args, folder)
  const write = (name: string, text: string) => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }
  const needed = dependencies()
  write('package.json', JSON.stringify({ name: 'project', private: true, dependencies: needed }))
  const packing = run('npm', 'pack', root, '--json', '--loglevel=error')
  const [tarball] = JSON.parse(packing) as { filename: string; files: { path: string }[] }[]
  if (!tarball) throw new Error(`npm pack names no tarball: ${packing}`)
  for (const name of Object.keys(needed)) {
    cpSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true })
  }
  // Until the commands of a package are linked, npm considers the package incomplete and requests it from a registry.
  run('npm', 'rebuild', '--ignore-scripts', '--loglevel=error')
  // Optional packages may be missing from npm's cache, and compiling them takes minutes.
  const offline = ['--offline', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  run('npm', 'install', `./${tarball.filename}`, ...offline)
  return {
    folder,
    packed: tarball.files.map(({ path }) => path),
    write,
    run,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Returns all packages that an installed `citable` needs, including indirect dependencies, with their versions. */
function dependencies(): Record<string, string> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean; peer?: boolean }>
  }
  const needed = Object.entries(lock.packages).filter(([path, { dev, peer }]) => path !== '' && !dev && !peer)
  return Object.fromEntries(needed.map(([path, { version }]) => [path.replace('node_modules/', ''), version]))
}

// The variables that npm sets for the tests must not reach the npm that the project runs.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_OPTIONS$/i.test(name)))

function output(program: string, args: string[], cwd: string): string {
  const shell = process.platform === 'win32'
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env, shell })
  if (status === 0) return stdout
  throw new Error(`${program} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`)
}
