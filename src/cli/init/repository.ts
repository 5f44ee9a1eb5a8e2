import { reasonOf } from '../files.ts'
import { dataciteExtensions, extensionOf } from '../inputs/extensions.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type CiSystem, ignoreFile, isOfTool, type NewFile } from './files.ts'

/** Writes a line on standard error. */
export function say({ stderr }: Terminal, text: string): void {
  stderr.write(`citable: ${text}\n`)
}

/** Lists the files beside the configuration that hold no records. */
export async function filesOfTools({ files }: Terminal): Promise<string[]> {
  const found: string[] = []
  for await (const { name, folder } of files.list('.')) if (!folder && isOfTool(name)) found.push(name)
  return found.sort()
}

/** Returns the CI system that the files of the repository or its address show. */
export async function systemHere({ files, execute }: Terminal): Promise<CiSystem> {
  if ((await files.kind('.gitlab-ci.yml')) !== undefined) return 'gitlab'
  if ((await files.kind('.github')) !== undefined) return 'github'
  const remote = await execute('git', ['remote', 'get-url', 'origin']).catch(() => ({ stdout: '' }))
  return /gitlab/i.test(remote.stdout) ? 'gitlab' : 'github'
}

/** Writes a file, or prints its text if the file exists. Returns false if it cannot be written. */
export async function written({ path, text }: NewFile, force: boolean, terminal: Terminal): Promise<boolean> {
  const { files } = terminal
  try {
    if (!force && (await files.kind(path)) !== undefined) {
      say(terminal, `${path} is there already, and stays. This belongs in it:\n\n${text.replace(/^(?=.)/gm, '    ')}`)
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

/** Adds the cache to .gitignore; a failure is ignored. */
export async function addIgnored(terminal: Terminal): Promise<void> {
  const { files } = terminal
  const { path, text } = ignoreFile
  try {
    const before = (await files.kind(path)) === undefined ? '' : new TextDecoder().decode(await files.read(path))
    if (before.split(/\r?\n/).includes(text.trimEnd())) return
    await files.write(path, `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${text}`)
    say(terminal, `${path} leaves out ${text.trimEnd()}.`)
  } catch {
    return
  }
}

/** True if a folder or a folder below it has a file with an ending of records. */
export async function hasRecords(folder: string, { files }: Terminal): Promise<boolean> {
  for await (const { name, folder: isFolder } of files.list(folder)) {
    const isOurs = /^(?:\.|citable[.-]|node_modules$)/.test(name) || isOfTool(name)
    if (isOurs) continue
    if (isFolder ? await hasRecords(`${folder}/${name}`, { files } as Terminal) : extensionOf(name, dataciteExtensions))
      return true
  }
  return false
}
