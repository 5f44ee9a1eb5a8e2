import { relative, resolve } from 'node:path'
import type { Terminal } from '../terminal/terminal.ts'
import { relativeName } from './relative-name.ts'

/**
 * Returns the folders from which CI systems resolve paths, in order of precedence.
 *
 * These are the GitHub or GitLab checkout, the root of the working directory's git repository, and the working directory. If
 * a checkout contains the working directory, returns only that checkout.
 */
export async function repositoryRoots({ cwd, env, execute }: Terminal): Promise<string[]> {
  const checkouts = [env.GITHUB_WORKSPACE, env.CI_PROJECT_DIR].flatMap(root => (root ? [resolve(cwd, root)] : []))
  const around = checkouts.find(root => relative(root, cwd) === '' || relativeName(cwd, root) !== cwd)
  if (around !== undefined) return [around]
  const top = await execute('git', ['rev-parse', '--show-cdup']).catch(() => undefined)
  return [...checkouts, ...(top?.code === 0 ? [resolve(cwd, top.stdout.replace(/\r?\n$/, ''))] : []), cwd]
}

/** Returns the folders that file names are relative to in reports of the given formats. */
export const reportRoots = async (formats: readonly string[], terminal: Terminal): Promise<string[]> =>
  formats.some(format => ofRepository.has(format)) ? await repositoryRoots(terminal) : [terminal.cwd]

/** The report formats in which a CI system expects file names relative to the repository. */
const ofRepository: ReadonlySet<string> = new Set(['github', 'gitlab', 'sarif', 'junit'])

/**
 * Returns a file's name relative to the first of the folders that contains it, or its absolute name if none does. DOIs,
 * addresses and standard input keep their names.
 */
export function repositoryName(
  file: string,
  { cwd, roots = [cwd] }: { cwd: string; roots?: readonly string[] },
): string {
  if (isNoPath.test(file)) return file
  const path = resolve(cwd, file)
  return roots.map(root => relativeName(path, root)).find(name => name !== path) ?? path
}

const isNoPath = /^(?:https?:\/\/|<|10\.\d{4,9}\/)/
