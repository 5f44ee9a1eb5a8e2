import { planRegistration, type RegistrationPlan, RegistryError } from '../../registry/client/index.ts'
import { check } from '../../validation/index.ts'
import type { ExitCode } from '../command.ts'
import { reasonOf } from '../files.ts'
import { collect } from '../inputs/collect.ts'
import { allExtensions } from '../inputs/extensions.ts'
import { Misuse } from '../misuse.ts'
import { colorsFor } from '../terminal/colors.ts'
import { progressOn } from '../terminal/progress.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine, safeJson } from '../text/printable.ts'
import { registryFor } from './access.ts'
import { type RecordToRegister, recordsToRegister } from './given.ts'
import type { RegisterValues } from './options.ts'
import { planFails, planText } from './text.ts'

/**
 * Compares records with the registry. Reports the required actions, and writes them to the file of `--output`, if
 * given.
 */
export async function makePlan(
  inputs: readonly string[],
  options: RegisterValues,
  terminal: Terminal,
): Promise<ExitCode> {
  if (inputs.length === 0)
    throw new Misuse('Nothing to register: name files, folders or patterns after plan, or - for standard input.')
  const registry = await registryFor(options, terminal)
  const collected = await collect(inputs, terminal, options, allExtensions)
  const { records, exitCode } = await recordsToRegister(collected, options, terminal)
  const progress = progressOn(terminal)
  try {
    const several = countedFiles(records.map(({ file }) => file))
    const plan = await planRegistration(
      records.map(({ file, index, record, xml, event }) => ({
        source: several.has(file) ? `${file}#${index + 1}` : file,
        record,
        ...(xml !== undefined && { xml }),
        ...(event !== undefined && { event }),
      })),
      registry,
      {
        check: (record, how) => check(record as object, how),
        event: options.publish ? 'publish' : 'none',
        ...(options.url !== undefined && { url: options.url }),
        ...(options.via !== undefined && { via: options.via }),
        ...(options.update === true && { update: true }),
        onStep: ({ doi }, done, total) => progress.tick(done, total, doi),
      },
    )
    progress.end()
    addPlaces(plan, records)
    const { stdout, stderr } = terminal
    if (options.output !== undefined) await writePlan(options.output, `${JSON.stringify(plan)}\n`, terminal)
    const failOn = options['fail-on'] ?? 'rejects'
    const showing = { colors: colorsFor(stdout, terminal, options.color), quiet: options.quiet ?? false, failOn }
    stdout.write(options.format === 'json' ? `${safeJson(plan, 2)}\n` : planText(plan, showing))
    if (
      options.output === undefined &&
      options.format !== 'json' &&
      plan.steps.some(({ action }) => action !== 'refused')
    )
      stderr.write(
        'citable: Nothing was sent. To execute the plan, write it to a file with --output, and apply that file.\n',
      )
    return exitCode || (planFails(plan, failOn) ? 1 : 0)
  } catch (error) {
    if (error instanceof TypeError) throw new Misuse(error.message)
    if (!(error instanceof RegistryError)) throw error
    terminal.stderr.write(`citable: ${oneLine(error.message)} No plan was made.\n`)
    return 3
  } finally {
    progress.end()
  }
}

function addPlaces({ steps }: RegistrationPlan, records: readonly RecordToRegister[]): void {
  for (const [number, { findings }] of steps.entries())
    for (const finding of findings) {
      const position = finding.pointer === undefined ? undefined : records[number]?.place(finding.pointer)
      if (position !== undefined) finding.position = position
    }
}

async function writePlan(path: string, text: string, { files }: Terminal): Promise<void> {
  try {
    await files.replace(path, text)
  } catch (error) {
    throw new Misuse(`${path}: The plan cannot be written: ${reasonOf(error)}.`)
  }
}

/** Returns the names of files with more than one record. */
function countedFiles(names: readonly string[]): Set<string> {
  const seen = new Set<string>()
  return new Set(names.filter(name => seen.has(name) || !seen.add(name)))
}
