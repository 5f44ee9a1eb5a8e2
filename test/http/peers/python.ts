import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * The Python interpreter with the validators of other projects. `.ci/run` sets the interpreter of its virtual
 * environment.
 */
export const python = process.env.CITABLE_PYTHON ?? 'python3'

/**
 * The options of tests that need a Python library. A missing library can count as a failure only if `CITABLE_PYTHON`
 * names an interpreter.
 */
export const asNamed = { isOptional: process.env.CITABLE_PYTHON === undefined }

/** Returns the reason why a Python library cannot be used; undefined if it can. */
export const missingPython = (library: string, module = library): string | undefined =>
  spawnSync(python, ['-c', `import ${module}`], { stdio: 'ignore' }).status === 0
    ? undefined
    : `The Python library ${library} is missing; CITABLE_PYTHON names a Python that has it.`

const execute = promisify(execFile)

/** Runs a Python program and returns the JSON values that it prints, one per line. Skips other lines, such as a log. */
export async function runPython(program: string, ...args: string[]): Promise<unknown[]> {
  const { stdout } = await execute(python, ['-W', 'ignore', '-c', program, ...args], { maxBuffer: 100_000_000 })
  return stdout
    .split('\n')
    .filter(line => /^[[{].*[\]}]$/.test(line))
    .map(line => JSON.parse(line))
}
