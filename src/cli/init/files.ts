import { schemaBase } from '../../kernel/json-schema.ts'
import { version } from '../version.ts'

/** The CI systems for which a workflow can be written, and `none` for no workflow. */
export const ciSystems = ['github', 'gitlab', 'none'] as const

/** A CI system that runs checks on a push, or `none`. */
export type CiSystem = (typeof ciSystems)[number]

/** A file to write. */
export interface NewFile {
  path: string
  text: string
}

/** The initial configuration: the default profile and a baseline. */
export const configFile: NewFile = {
  path: 'citable.config.yaml',
  text: `# yaml-language-server: $schema=${schemaBase}config.json
# To list all rules: npx citable explain
profile: recommended
# The known findings; only new findings fail the build. To reduce them: npx citable fix
baseline: citable-baseline.json
# Files to skip, in the syntax of .gitignore; files that are not records are always skipped.
ignore: []
`,
}

/** The `.gitignore` that excludes the cache of `--cache`, because the cache is useful only locally. */
export const ignoreFile: NewFile = { path: '.gitignore', text: '.citable-cache.json\n' }

/** Returns the workflow file of a CI system; undefined for `none`. */
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

/**
 * Returns the configuration of pre-commit (https://pre-commit.com) that checks the files of a folder on each commit.
 */
export const hookFile = (folder: string): NewFile => ({
  path: '.pre-commit-config.yaml',
  text: `repos:
  - repo: https://github.com/citable/citable
    rev: v${version}
    hooks:
      - id: citable-check
${filesIn(folder)}`,
})

/**
 * Returns the line that restricts the hook to a folder. Returns an empty text for the working directory, an absolute path
 * or a path that begins with `..`.
 */
function filesIn(folder: string): string {
  const path = folder.replaceAll('\\', '/').replace(/^(?:\.\/+)+|\/+$/g, '')
  if (path === '' || path === '.' || /^(?:\/|\.\.|[a-z]:)/i.test(path)) return ''
  return `        files: ${JSON.stringify(`^${path.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}/`)}\n`
}
