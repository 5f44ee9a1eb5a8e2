import { defineCommand } from '../command.ts'
import { findConfig } from '../config/find.ts'
import { reasonOf } from '../files.ts'
import {
  type CiSystem,
  ciSystems,
  configFile,
  hookFile,
  ignoreFile,
  isOfTool,
  type NewFile,
  workflowFile,
} from '../init/files.ts'
import { dataciteExtensions, extensionOf } from '../inputs/extensions.ts'
import { Misuse } from '../misuse.ts'
import { relativeName } from '../report/fingerprint.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { check } from './check.ts'

/** Prepares a folder of records for being checked. */
export const init = defineCommand({
  name: 'init',
  summary: 'Prepare a repository: configuration, workflow, baseline',
  usage: '[folder] [options]',
  description: [
    'Writes a configuration, a workflow for GitHub Actions or GitLab CI, a hook for pre-commit, and a baseline of what there is to say about the records in the folder today. From then on only what is new fails, and fix lowers the baseline.',
    'Nothing is asked, and no file is overwritten without --force. Commit what it writes.',
  ],
  options: {
    ci: {
      value: 'system',
      choices: ciSystems,
      summary: 'The system to write a workflow for; by default the one that the repository shows, else github.',
    },
    hook: { negatable: true, summary: 'Write a hook for pre-commit, or do not; it is written by default.' },
    baseline: { negatable: true, summary: 'Write a baseline, or do not; it is written by default.' },
    force: { summary: 'Overwrite files that are there already.' },
  },
  examples: [
    { run: 'citable init records/', does: 'Prepares a repository with records in a folder.' },
    { run: 'citable init --ci gitlab --no-hook', does: 'Writes a configuration, a job for GitLab CI, and a baseline.' },
  ],
  async run(inputs, options, terminal) {
    const [folder = '.', ...others] = inputs
    if (others.length > 0) throw new Misuse(`init takes one folder, not ${inputs.length}.`)
    if ((await terminal.files.kind(folder)) !== 'folder')
      throw new Misuse(`There is no folder ${folder}; name the one that holds the records.`)
    const { hook = true, baseline = true, force = false } = options
    const known = force ? undefined : await findConfig(terminal)
    const ci = options.ci ?? (await systemHere(terminal))
    const config = known === undefined ? configFile(await filesOfTools(terminal)) : undefined
    const wanted = [config, workflowFile(ci, folder), hook ? hookFile(folder) : undefined]
    if (known !== undefined) say(terminal, `${relativeName(known, terminal.cwd)} is there already, and stays.`)
    let isWritten = true
    for (const file of wanted) if (file !== undefined) isWritten = (await written(file, force, terminal)) && isWritten
    if (!isWritten) return 2
    await addIgnored(terminal)
    if (!baseline) return 0
    if (!(await hasRecords(folder, terminal))) {
      say(
        terminal,
        `There are no records in ${folder} yet; 'citable check ${folder} --update-baseline' writes a baseline.`,
      )
      return 0
    }
    const file = known === undefined ? { baseline: 'citable-baseline.json' } : {}
    return await check.run([folder], { ...file, 'update-baseline': true }, terminal)
  },
})

function say({ stderr }: Terminal, text: string): void {
  stderr.write(`citable: ${text}\n`)
}

/** The names of the files beside the configuration that hold no records. */
async function filesOfTools({ files }: Terminal): Promise<string[]> {
  const found: string[] = []
  for await (const { name, folder } of files.list('.')) if (!folder && isOfTool(name)) found.push(name)
  return found.sort()
}

/** The system that the files of the repository, or its address, belong to. */
async function systemHere({ files, execute }: Terminal): Promise<CiSystem> {
  if ((await files.kind('.gitlab-ci.yml')) !== undefined) return 'gitlab'
  if ((await files.kind('.github')) !== undefined) return 'github'
  const remote = await execute('git', ['remote', 'get-url', 'origin']).catch(() => ({ stdout: '' }))
  return /gitlab/i.test(remote.stdout) ? 'gitlab' : 'github'
}

/** Writes a file, unless it is there; then says what belongs in it. Returns false if it cannot be written. */
async function written({ path, text }: NewFile, force: boolean, terminal: Terminal): Promise<boolean> {
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

/** Adds to .gitignore what belongs to nobody else; where that cannot be, nothing is lost. */
async function addIgnored(terminal: Terminal): Promise<void> {
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

/** Whether a folder holds a file with records' endings, of its own or further down. */
async function hasRecords(folder: string, { files }: Terminal): Promise<boolean> {
  for await (const { name, folder: isFolder } of files.list(folder)) {
    const isOurs = /^(?:\.|citable[.-]|node_modules$)/.test(name) || isOfTool(name)
    if (isOurs) continue
    if (isFolder ? await hasRecords(`${folder}/${name}`, { files } as Terminal) : extensionOf(name, dataciteExtensions))
      return true
  }
  return false
}
