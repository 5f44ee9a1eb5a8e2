import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { expect } from 'vitest'
import { withAssertions } from './assertions.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A code block of a document, with the line on which it starts. */
export interface Block {
  line: number
  text: string
}

/** Returns the code blocks of one language in a document. */
export const blocksOf = (document: string, language: string): Block[] =>
  [...document.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ({ index, 1: text = '' }) => ({ line: document.slice(0, index).split('\n').length, text }),
  )

/** A folder in which the built package is installed, for running the code in the documentation. */
export class Workshop {
  private readonly folder = mkdtempSync(join(tmpdir(), 'citable-documents-'))

  constructor() {
    mkdirSync(join(this.folder, 'node_modules'))
    mkdirSync(join(this.folder, 'bin'))
    symlinkSync(root, join(this.folder, 'node_modules/citable'), 'junction')
    symlinkSync(join(root, 'node_modules/@citation-js'), join(this.folder, 'node_modules/@citation-js'), 'junction')
    const command = `#!/bin/sh\nexec node '${join(root, 'dist/cli.js')}' "$@"\n`
    writeFileSync(join(this.folder, 'bin/citable'), command, { mode: 0o755 })
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Runs TypeScript and expects the values that its comments state. */
  async expectTypeScript(name: string, text: string): Promise<void> {
    const file = join(this.folder, `${name}.mjs`)
    const module = `import { deepStrictEqual as same } from 'node:assert'\n${withAssertions(text)}`
    writeFileSync(file, (await transform(module, { loader: 'ts', format: 'esm' })).code)
    expect(this.run('node', [file], this.folder)).toBe('')
  }

  /** Runs a console block and expects the output shown below each command. A line `…` matches any text. */
  expectCommands(text: string): void {
    const commands = commandsOf(text)
    const printed = this.shell(commands.map(({ command }) => command))
    commands.forEach(({ output }, index) => {
      const pattern = output.split(/^…$/m).map(escapeRegExp).join('[\\s\\S]*')
      expect(printed[index]).toMatch(new RegExp(`^${pattern}$`))
    })
  }

  private run(program: string, args: string[], cwd: string): string {
    const { GITHUB_ACTIONS: _, ...env } = process.env
    const PATH = [join(this.folder, 'bin'), env.PATH].join(delimiter)
    const { stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env: { ...env, PATH, NO_COLOR: '1' } })
    return stdout + stderr
  }

  /** Returns the output of each command. Runs all in one shell, so that `$?` is the previous command's exit code. */
  shell(commands: string[]): string[] {
    const script = commands.map(command => `${command}\nstatus=$?; printf '\\001'; (exit $status)`).join('\n')
    const printed = this.run('sh', ['-c', `exec 2>&1\n${script}`], root).split('\u0001')
    return printed.map(text => text.trim())
  }
}

const commandsOf = (text: string): { command: string; output: string }[] =>
  text
    .split(/^\$ /m)
    .slice(1)
    .map(part => {
      const [command = '', ...output] = part.split('\n')
      return { command, output: output.join('\n').trim() }
    })

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
