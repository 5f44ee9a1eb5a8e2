import {
  applyPlan,
  parsePlan,
  type RegistrationPlan,
  type RegistrationReport,
  RegistryError,
} from '../../registry/client/index.ts'
import { check } from '../../validation/index.ts'
import type { ExitCode } from '../command.ts'
import { reasonOf } from '../files.ts'
import { Misuse } from '../misuse.ts'
import { type FailOn, hasFailed } from '../report/fail-on.ts'
import { colorsFor } from '../terminal/colors.ts'
import { progressOn } from '../terminal/progress.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine, safeJson } from '../text/printable.ts'
import { registryFor } from './access.ts'
import { openJournal } from './journal.ts'
import { withLock } from './lock.ts'
import type { RegisterValues } from './options.ts'
import { reportText, weightOfFinding } from './text.ts'

/** Executes a plan under a lock, with a journal, and reports the results. */
export async function carryOut(
  inputs: readonly string[],
  options: RegisterValues,
  terminal: Terminal,
): Promise<ExitCode> {
  const [path, ...others] = inputs
  if (path === undefined || path === '-' || others.length > 0)
    throw new Misuse(
      'Name one file with a plan after apply; citable register plan <inputs…> --output <file> writes it.',
    )
  for (const name of ['url', 'via', 'update', 'output', 'from'] as const)
    if (options[name] !== undefined)
      throw new Misuse(`The option --${name} can be used only with plan: a plan is executed unchanged.`)
  const plan = await planAt(path, terminal)
  const registry = await registryFor(options, terminal, plan.endpoint)
  const report = await withLock(`${path}.lock`, terminal, async () => {
    const journal = await openJournal(options.journal ?? `${path}.journal`, terminal)
    const progress = progressOn(terminal)
    const controller = new AbortController()
    void terminal.stopped().then(() => controller.abort())
    try {
      return await applyPlan(plan, registry, {
        journal,
        publish: options.publish ?? false,
        check: (record, how) => check(record as object, how),
        signal: controller.signal,
        onStep: ({ doi }, done, total) => progress.tick(done, total, doi),
      })
    } catch (error) {
      throw error instanceof TypeError ? new Misuse(`${path}: ${error.message}`) : error
    } finally {
      progress.end()
      await journal.close()
    }
  })
  show(report, options, terminal)
  return exitCodeOf(report, options['fail-on'] ?? 'warning')
}

async function planAt(path: string, { files }: Terminal): Promise<RegistrationPlan> {
  let text: string
  try {
    text = new TextDecoder().decode(await files.read(path))
  } catch (error) {
    throw new Misuse(`${path}: Cannot be read: ${reasonOf(error)}.`)
  }
  try {
    return parsePlan(text)
  } catch (error) {
    throw error instanceof TypeError ? new Misuse(`${path}: ${error.message}`) : error
  }
}

function show(report: RegistrationReport, options: RegisterValues, terminal: Terminal): void {
  const { stdout, stderr } = terminal
  const failOn = options['fail-on'] ?? 'warning'
  const showing = { colors: colorsFor(stdout, terminal, options.color), quiet: options.quiet ?? false, failOn }
  const { plan, results, stopped } = report
  const json = { version: 1, plan, results, ...(stopped && { stopped: stopped.message }) }
  stdout.write(options.format === 'json' ? `${safeJson(json, 2)}\n` : reportText(report, showing))
  if (stopped === undefined) return
  stderr.write(`citable: ${oneLine(stopped.message)}\n`)
  if (results.some(({ outcome }) => outcome === 'open'))
    stderr.write('citable: Run the same command again to continue; completed steps are not repeated.\n')
}

function exitCodeOf({ results, stopped }: RegistrationReport, failOn: FailOn): ExitCode {
  if (stopped !== undefined && !(stopped instanceof RegistryError)) return 2
  if (stopped !== undefined || results.some(({ outcome }) => outcome === 'failed' || outcome === 'open')) return 3
  return results.some(({ findings }) => hasFailed(findings.map(weightOfFinding), failOn)) ? 1 : 0
}
