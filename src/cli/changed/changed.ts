import { resolve } from 'node:path'
import { messagesOf } from '../../messages/message.ts'
import { reasonOf } from '../files.ts'
import type { Input } from '../inputs/input.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal/terminal.ts'

/**
 * Selects the inputs that have changed according to git: since the last commit if `ref` is empty, otherwise since the
 * merge base of `ref` and HEAD. Untracked files, and inputs that are not files, count as changed.
 *
 * Throws `Misuse` if git cannot determine the changes.
 */
export async function onlyChanged(inputs: readonly Input[], ref: string, terminal: Terminal): Promise<Input[]> {
  const paths = await changedPaths(ref, terminal)
  return inputs.filter(({ path }) => path === undefined || paths.has(resolve(terminal.cwd, path)))
}

async function changedPaths(ref: string, terminal: Terminal): Promise<Set<string>> {
  const git = (...args: string[]): ReturnType<Terminal['execute']> =>
    terminal.execute('git', args).catch(error => {
      throw new Misuse(`--changed needs git, which cannot be run: ${reasonOf(error)}.`)
    })
  const top = await git('rev-parse', '--show-cdup')
  if (top.code !== 0) throw new Misuse(text('noRepository', { folder: terminal.cwd }))
  const root = resolve(terminal.cwd, top.stdout.replace(/\r?\n$/, ''))
  const base = await baseOf(ref, git)
  const known =
    base === undefined
      ? await git('-C', root, 'ls-files', '-z')
      : await git(
          '-C',
          root,
          'diff',
          '--name-only',
          '--no-renames',
          '--no-ext-diff',
          '--diff-filter=d',
          '-z',
          base,
          '--',
        )
  const unknown = await git('-C', root, 'ls-files', '--others', '--exclude-standard', '-z')
  for (const { code, stderr } of [known, unknown])
    if (code !== 0) throw new Misuse(`git cannot list the changed files: ${firstLine(stderr)}`)
  return new Set(
    [known, unknown].flatMap(({ stdout }) => stdout.split('\0').filter(Boolean)).map(path => resolve(root, path)),
  )
}

const text = messagesOf('changed', {
  noRepository: '--changed requires a git repository, but {folder} is not in one.',
  unknown:
    '--changed={ref}: git knows no such branch, tag or commit; fetch it first (for example, git fetch origin main for --changed=origin/main).',
})

/** Returns the commit to compare with; undefined before the first commit. */
async function baseOf(
  ref: string,
  git: (...args: string[]) => ReturnType<Terminal['execute']>,
): Promise<string | undefined> {
  if (ref === '') return (await git('rev-parse', '--verify', '--quiet', 'HEAD')).code === 0 ? 'HEAD' : undefined
  const found = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  if (found.code !== 0) throw new Misuse(text('unknown', { ref }))
  const parted = await git('merge-base', found.stdout.trim(), 'HEAD')
  if (parted.code !== 0)
    throw new Misuse(
      `--changed=${ref}: git finds no common history; fetch the whole history (git fetch --unshallow, or fetch-depth: 0 in actions/checkout).`,
    )
  return parted.stdout.trim()
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''
