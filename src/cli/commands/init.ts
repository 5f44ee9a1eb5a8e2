import { messagesOf } from '../../messages/message.ts'
import { defineCommand } from '../command.ts'
import { configurationOf } from '../config/configuration.ts'
import { findConfig } from '../config/find.ts'
import { ciSystems, configFile, hookFile, workflowFile } from '../init/files.ts'
import { addIgnored, hasRecords, say, systemHere, written } from '../init/repository.ts'
import { Misuse } from '../misuse.ts'
import { relativeName } from '../text/relative-name.ts'
import { check } from './check.ts'

const text = messagesOf('init', {
  noFolder: '{folder} is not an existing folder; name the folder that contains the records.',
})

/** Prepares a folder of records for checks. */
export const init = defineCommand({
  name: 'init',
  usage: '[folder] [options]',
  description: [
    'Writes a configuration, a workflow for GitHub Actions or GitLab CI, a pre-commit hook, and a baseline of the folder’s current findings. Afterwards, only new findings fail the build. citable fix removes fixed findings from the baseline.',
    'citable init asks no questions. Without --force, existing files are not overwritten, except the baseline. The cache file of citable check is added to .gitignore. Commit the files that citable init writes.',
  ],
  options: {
    ci: {
      value: 'system',
      choices: ciSystems,
      summary: 'The CI system to write a workflow for; by default the CI system that the repository uses, or github.',
    },
    hook: { negatable: true, summary: 'Write a pre-commit hook; on by default.' },
    baseline: { negatable: true, summary: 'Write a baseline; on by default.' },
    force: { summary: 'Overwrite existing files.' },
  },
  examples: [
    { run: 'citable init records/', does: 'Prepares a repository whose records are in records/.' },
    { run: 'citable init --ci gitlab --no-hook', does: 'Writes a configuration, a GitLab CI job, and a baseline.' },
  ],
  async run(inputs, options, terminal) {
    const [folder = '.', ...others] = inputs
    if (others.length > 0) throw new Misuse(`init accepts one folder, not ${inputs.length}.`)
    if ((await terminal.files.kind(folder)) !== 'folder') throw new Misuse(text('noFolder', { folder }))
    const { hook = true, baseline = true, force = false } = options
    const known = force ? undefined : await findConfig(terminal)
    const ci = options.ci ?? (await systemHere(terminal))
    const config = known === undefined ? configFile : undefined
    const wanted = [config, workflowFile(ci, folder), hook ? hookFile(folder) : undefined]
    if (known !== undefined) say(terminal, `${relativeName(known, terminal.cwd)} already exists and is not changed.`)
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
    const isNamed = known === undefined || (await configurationOf({}, terminal)).baseline !== undefined
    const file = known === undefined ? { baseline: 'citable-baseline.json' } : {}
    const exitCode = await check.run([folder], { ...file, 'update-baseline': true }, terminal)
    if (!isNamed)
      say(
        terminal,
        `Add "baseline": "citable-baseline.json" to ${relativeName(known, terminal.cwd)}, so that checks read the baseline.`,
      )
    return exitCode
  },
})
