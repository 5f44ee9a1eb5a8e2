import { checkedOptions, requireReadable, wrongArgument } from '../../../core/argument.ts'
import { isObject } from '../../../core/object.ts'
import { limiter } from '../../../request/pacing/limiter.ts'
import type { RegistryClient } from '../client.ts'
import { RegistryError } from '../error.ts'
import type { JournalEntry, RegistrationJournal } from '../journal.ts'
import type { RegistrationCheck, RegistrationPlan, RegistrationStep } from '../registration.ts'
import { requireRegistry } from '../require-registry.ts'
import { applyStep, type StepResult } from './apply-step.ts'

/** Options for applying a plan. */
export interface ApplyOptions {
  /**
   * True if all records of the plan are published, even if the plan was made for drafts. Records that were planned as
   * drafts are checked again first.
   */
  publish?: boolean
  /** The log with an entry before and after each write. Without a journal, an interrupted run cannot resume. */
  journal?: RegistrationJournal
  /** The check for records that are published although the plan was for drafts; see `planRegistration`. */
  check?: RegistrationCheck
  /** Ends the run when aborted, after the records in progress are finished. */
  signal?: AbortSignal
  /** Called with the result of each record, including records that stay `open`. */
  onStep?(result: StepResult, done: number, total: number): void
}

/** The results of a plan, in the order of its steps. */
export interface RegistrationReport {
  plan: string
  results: StepResult[]
  /** The reason for an early stop, such as wrong credentials, an unwritable journal or an aborted signal. */
  stopped?: Error
}

/**
 * Applies a plan and makes no other change. Never rejects because of a record.
 *
 * Compares each record with the plan's starting state, writes the record, reads the result and compares it with the
 * prediction. Before repeating a write with an unknown outcome, reads the record, so nothing is registered twice.
 * @throws TypeError for a wrong argument.
 *
 * @example
 * const registry = registryClient({ credentials: { username: 'EXAMPLE.REPO', password: 'a password' } })
 * const plan = parsePlan('{"kind":"citable-registration-plan","version":1,"id":"p","endpoint":"https://api.test.datacite.org","via":"json","event":"none","steps":[]}')
 * const { results } = await applyPlan(plan, registry)
 * results // → []
 */
export async function applyPlan(
  plan: RegistrationPlan,
  registry: RegistryClient,
  options: ApplyOptions = {},
): Promise<RegistrationReport> {
  const {
    journal,
    onStep,
    signal,
    publish = false,
    check,
  } = checkedOptions(options, ['journal', 'onStep', 'signal', 'publish', 'check'])
  checkedPlan(plan)
  requireRegistry(registry)
  if (plan.endpoint !== registry.endpoint)
    throw new TypeError(
      `The plan is for ${plan.endpoint}, not for ${registry.endpoint}; make a new plan for this registry.`,
    )
  const stages = new Map<string, JournalEntry['stage']>()
  for (const entry of journal?.entries ?? []) if (entry.plan === plan.id) stages.set(entry.doi, entry.stage)
  let stopped: Error | undefined
  const stop = (error: unknown): void => {
    stopped ??= error instanceof Error ? error : new Error(String(error))
  }
  await registry.verify().catch(stop)
  let done = 0
  const limit = limiter(registry.concurrency)
  const apply = async (step: RegistrationStep): Promise<StepResult> => {
    const open = {
      doi: step.doi,
      ...(step.source !== undefined && { source: step.source }),
      outcome: 'open' as const,
      findings: [],
    }
    if (signal?.aborted)
      stop(
        new RegistryError('The plan', 'aborted', 'The run was cancelled; run it again to resume.', {
          cause: signal.reason,
        }),
      )
    if (stopped !== undefined) return open
    try {
      return await applyStep(step, plan, registry, { publish, journal, check, stop, stage: stages.get(step.doi) })
    } catch (error) {
      stop(error)
      return open
    }
  }
  const results = await Promise.all(
    plan.steps.map(step =>
      limit(async () => {
        const result = await apply(step)
        onStep?.(result, ++done, plan.steps.length)
        return result
      }),
    ),
  )
  return { plan: plan.id, results, ...(stopped && { stopped }) }
}

/**
 * Parses a plan stored as JSON.
 *
 * @throws TypeError for anything that is not a plan.
 *
 * @example
 * parsePlan('{"kind":"citable-registration-plan","version":1,"id":"p","endpoint":"https://api.test.datacite.org","via":"json","event":"none","steps":[]}').via // → 'json'
 */
export function parsePlan(text: string): RegistrationPlan {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new TypeError('This is not a plan: it is not JSON.')
  }
  return checkedPlan(value)
}

function checkedPlan(value: unknown): RegistrationPlan {
  requireReadable(value)
  if (!isObject(value) || value.kind !== 'citable-registration-plan')
    throw new TypeError('This is not a plan: make one with planRegistration, or with citable register plan.')
  if (value.version !== 1)
    throw wrongArgument('The version of the plan', '1, which this release supports', value.version)
  const { id, endpoint, via, event, update, steps } = value
  const isWhole =
    typeof id === 'string' &&
    typeof endpoint === 'string' &&
    (via === 'json' || via === 'xml' || via === 'mds') &&
    (event === 'none' || event === 'publish') &&
    (update === undefined || update === true) &&
    Array.isArray(steps) &&
    steps.every(isStep)
  if (!isWhole) throw new TypeError('The plan is damaged; make a new plan.')
  return value as unknown as RegistrationPlan
}

function isStep(value: unknown): boolean {
  if (!isObject(value) || typeof value.doi !== 'string' || !Array.isArray(value.findings)) return false
  if (value.action === 'nothing' || value.action === 'refused') return true
  if (value.action !== 'create' && value.action !== 'update') return false
  const { before, after, payload } = value
  return (
    (before === null || isSide(before)) &&
    isSide(after) &&
    isObject(payload) &&
    (isObject(payload.attributes) || typeof payload.xml === 'string')
  )
}

const isSide = (value: unknown): boolean =>
  isObject(value) &&
  isObject(value.attributes) &&
  typeof value.state === 'string' &&
  (value.url === null || typeof value.url === 'string')
