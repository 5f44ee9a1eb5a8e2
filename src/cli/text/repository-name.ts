import { relative, resolve } from 'node:path'
import type { Terminal } from '../terminal/terminal.ts'
import { relativeName } from './relative-name.ts'

/**
 * Returns the folder from which CI systems count paths: the checkout of GitHub or GitLab that the working folder is in, else the root of
 * its git repository, else the working folder.
 */
export async function repositoryRoot({ cwd, env, execute }: Terminal): Promise<string> {
  for (const root of [env.GITHUB_WORKSPACE, env.CI_PROJECT_DIR])
    if (root && !relative(root, cwd).startsWith('..') && resolve(root, relative(root, cwd)) === cwd)
      return resolve(root)
  const top = await execute('git', ['rev-parse', '--show-cdup']).catch(() => undefined)
  return top?.code === 0 ? resolve(cwd, top.stdout.replace(/\r?\n$/, '')) : cwd
}

/** Returns a file's name relative to the repository. DOIs, addresses, standard input and files outside keep their names. */
export function repositoryName(file: string, { cwd, root = cwd }: { cwd: string; root?: string }): string {
  if (root === cwd || isNoPath.test(file)) return relativeName(file, cwd)
  const path = resolve(cwd, file)
  const name = relativeName(path, root)
  return name === path ? file : name
}

const isNoPath = /^(?:https?:\/\/|<|10\.\d{4,9}\/)/
