import { reasonOf } from '../files.ts'
import { collect } from '../inputs/collect.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type CiSystem, ignoreFile, type NewFile } from './files.ts'

/** Writes a line to standard error, prefixed with the name of the program. */
export function say({ stderr }: Terminal, text: string): void {
  stderr.write(`citable: ${text}\n`)
}

/** Returns the CI system, detected from the files or the remote URL of the repository; `github` by default. */
export async function systemHere({ files, execute }: Terminal): Promise<CiSystem> {
  if ((await files.kind('.gitlab-ci.yml')) !== undefined) return 'gitlab'
  if ((await files.kind('.github')) !== undefined) return 'github'
  const remote = await execute('git', ['remote', 'get-url', 'origin']).catch(() => ({ stdout: '' }))
  return /gitlab/i.test(remote.stdout) ? 'gitlab' : 'github'
}

/** Writes a file, or prints its text if the file exists and `force` is false. Returns false if writing fails. */
export async function written({ path, text }: NewFile, force: boolean, terminal: Terminal): Promise<boolean> {
  const { files } = terminal
  try {
    if (!force && (await files.kind(path)) !== undefined) {
      say(
        terminal,
        `${path} already exists and is not changed. Add this to the file:\n\n${text.replace(/^(?=.)/gm, '    ')}`,
      )
      return true
    }
    await files.write(path, text)
    say(terminal, `${path} is written.`)
    return true
  } catch (error) {
    say(terminal, `${path} cannot be written: ${reasonOf(error)}.`)
    return false
  }
}

/** Adds the cache to .gitignore. Ignores a failure. */
export async function addIgnored(terminal: Terminal): Promise<void> {
  const { files } = terminal
  const { path, text } = ignoreFile
  try {
    const before = (await files.kind(path)) === undefined ? '' : new TextDecoder().decode(await files.read(path))
    if (before.split(/\r?\n/).includes(text.trimEnd())) return
    await files.write(path, `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${text}`)
    say(terminal, `${path} now ignores ${text.trimEnd()}.`)
  } catch {
    return
  }
}

/** True if a folder or one of its subfolders contains a record or an unreadable input. */
export async function hasRecords(folder: string, terminal: Terminal): Promise<boolean> {
  const { inputs } = await collect([folder], terminal)
  for (const { name, search, read } of inputs) {
    const bytes = await read().catch(() => undefined)
    if (bytes === undefined || !(await search?.skips(name, bytes))) return true
  }
  return false
}
