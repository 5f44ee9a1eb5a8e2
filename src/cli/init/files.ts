import { schemaBase } from '../../kernel/json-schema.ts'
import { version } from '../version.ts'

/** The systems that a workflow can be written for. */
export const ciSystems = ['github', 'gitlab', 'none'] as const

/** A system that runs checks when something is pushed. */
export type CiSystem = (typeof ciSystems)[number]

/** A file to be written. */
export interface NewFile {
  path: string
  text: string
}

/** The configuration with which to begin: the usual profile and a baseline. */
export const configFile: NewFile = {
  path: 'citable.config.yaml',
  text: `# yaml-language-server: $schema=${schemaBase}config.json
# What there is to say, rule by rule: npx citable explain
profile: recommended
# What was found when this began; only what is new fails. To lower it: npx citable fix
baseline: citable-baseline.json
# Files to leave out, in the syntax of .gitignore; those that are not records are skipped anyway.
ignore: []
`,
}

/** The ignore file for the cache of `--cache`, which is of no use to others. */
export const ignoreFile: NewFile = { path: '.gitignore', text: '.citable-cache.json\n' }

/** The workflow of a system; none for `none`. */
export function workflowFile(system: CiSystem, folder: string): NewFile | undefined {
  if (system === 'github') return { path: '.github/workflows/citable.yml', text: githubWorkflow(folder) }
  if (system === 'gitlab') return { path: '.gitlab-ci.yml', text: gitlabWorkflow(folder) }
  return undefined
}

const githubWorkflow = (folder: string): string => `name: Metadata

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

jobs:
  citable:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - uses: citable/citable@v${version}
        with:
          paths: ${JSON.stringify(folder)}
`

const gitlabWorkflow = (folder: string): string => `include:
  - remote: https://raw.githubusercontent.com/citable/citable/v${version}/.gitlab/citable.gitlab-ci.yml

variables:
  CITABLE_PATHS: ${JSON.stringify(folder)}
`

/** The hook that checks what is committed in a folder, for pre-commit (https://pre-commit.com). */
export const hookFile = (folder: string): NewFile => ({
  path: '.pre-commit-config.yaml',
  text: `repos:
  - repo: https://github.com/citable/citable
    rev: v${version}
    hooks:
      - id: citable-check
${filesIn(folder)}`,
})

/** The line that keeps the hook to a folder; none for the repository as a whole. */
function filesIn(folder: string): string {
  const path = folder.replaceAll('\\', '/').replace(/^(?:\.\/+)+|\/+$/g, '')
  if (path === '' || path === '.' || /^(?:\/|\.\.|[a-z]:)/i.test(path)) return ''
  return `        files: ${JSON.stringify(`^${path.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}/`)}\n`
}
