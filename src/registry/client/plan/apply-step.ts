import { recordIn } from '../calls/sending.ts'
import type { RegistryClient } from '../client.ts'
import { RegistryError } from '../error.ts'
import type { JournalEntry, RegistrationJournal } from '../journal.ts'
import type { RegistrationCheck, RegistrationFinding, RegistrationPlan, RegistrationStep } from '../registration.ts'
import { attributeDifferences, inWords, metadataIn } from './compare.ts'
import type { HeldRecord, RegistryState } from './held.ts'
import { stepFor } from './step.ts'
import { HalfWritten, progressOf, writeStep } from './write-step.ts'

/** The result for one record of a plan. */
export interface StepResult {
  doi: string
  source?: string
  /**
   * The outcome for the record.
   *
   * - `created`, `updated`: written and read back.
   * - `nothing`: no change was needed.
   * - `done-before`: the change had already been made, for example by an earlier run of the plan.
   * - `refused`: the plan or the registry rejected the record, or the plan is out of date. Nothing was changed.
   * - `failed`: the outcome is unknown, for example because the registry could not be reached, or the registry accepted
   *   the metadata and rejected the URL. Another run reads the record and continues.
   * - `open`: the run ended before this record was finished.
   */
  outcome: 'created' | 'updated' | 'nothing' | 'done-before' | 'refused' | 'failed' | 'open'
  /** The state of the DOI after the step, if the DOI was read back. */
  state?: RegistryState
  /** The reasons for a refusal or failure, and every deviation from the plan's prediction. */
  findings: readonly RegistrationFinding[]
}

/** Options for applying a step. */
export interface StepWork {
  publish: boolean
  journal: RegistrationJournal | undefined
  check: RegistrationCheck | undefined
  /** The stage that an earlier run reached for the DOI. */
  stage: JournalEntry['stage'] | undefined
  /** Ends the run because of an error: no further step starts, but the current step still gets a result. */
  stop(error: unknown): void
}

/**
 * Applies one step of a plan. Rejects only for failures that must end the whole run, such as wrong credentials or an
 * unwritable journal.
 */
export async function applyStep(
  planned: RegistrationStep,
  plan: RegistrationPlan,
  registry: RegistryClient,
  work: StepWork,
): Promise<StepResult> {
  const { doi, source } = planned
  const told = (
    outcome: StepResult['outcome'],
    findings: readonly RegistrationFinding[] = [],
    state?: RegistryState,
  ): StepResult => ({ doi, ...(source !== undefined && { source }), outcome, ...(state && { state }), findings })
  const note = (stage: JournalEntry['stage']): Promise<void> | undefined =>
    work.journal?.write({ plan: plan.id, doi, stage, at: new Date().toISOString() })
  const noteResult = async (stage: JournalEntry['stage']): Promise<void> => {
    await note(stage)?.catch(work.stop)
  }
  const isPublishing = work.publish && plan.event !== 'publish'
  if (planned.action === 'refused') return told('refused', planned.findings)
  if (planned.action === 'nothing' && !isPublishing) return told('nothing')
  if (work.stage === 'written') return told('done-before')
  try {
    const held = await registry.get(doi)
    const step = isPublishing ? published(planned, plan, registry, held, work.check) : planned
    if (step.action === 'refused') return told('refused', step.findings)
    const progress = progressOf(step, held)
    if (step.action === 'nothing' && progress === 'before') return told('nothing')
    // An interrupted write may have arrived. It is not sent again, whatever the registry stored.
    if (held !== undefined && (progress === 'after' || (progress === 'other' && work.stage === 'writing'))) {
      await noteResult('written')
      return told('done-before', surprises(step, held), held.state)
    }
    const isHalfDone = progress === 'half' && work.stage === 'writing' && plan.via === 'mds'
    if (progress !== 'before' && !isHalfDone) return told('refused', [outOfDate(planned, held)])
    await note('writing')
    await writeStep(step, plan.via, registry, isHalfDone)
    const after = await registry.get(doi)
    if (after === undefined)
      throw new RegistryError(doi, 'not-found', 'The record was written, but the registry does not have it.')
    await noteResult('written')
    return told(step.action === 'create' ? 'created' : 'updated', surprises(step, after), after.state)
  } catch (error) {
    const { outcome, message } = failureOf(error)
    if (outcome === 'refused') await noteResult('refused')
    return told(outcome, [rejecting(message)])
  }
}

/** Returns the outcome of a step that failed. Rethrows an error that must end the whole run. */
function failureOf(error: unknown): { outcome: 'failed' | 'refused'; message: string } {
  if (error instanceof HalfWritten) return { outcome: 'failed', message: error.message }
  if (!(error instanceof RegistryError) || error.code === 'unauthorized') throw error
  return { outcome: refusals.has(error.code) ? 'refused' : 'failed', message: error.message }
}

/** Turns a step for a draft into one that publishes, and checks the record again. */
function published(
  planned: RegistrationStep,
  { via, update }: RegistrationPlan,
  registry: RegistryClient,
  held: HeldRecord | undefined,
  check: RegistrationCheck | undefined,
): RegistrationStep {
  const { doi, payload, url, before } = planned
  if (payload === undefined) return planned
  const step = stepFor(
    { doi, record: recordIn(payload, doi), ...('xml' in payload && { xml: payload.xml }) },
    held,
    { urlFor: () => url, event: 'publish', via, check, update },
    registry.account,
  )
  return { ...step, before, ...(step.action !== 'refused' && { payload }) }
}

function surprises({ after }: RegistrationStep, held: HeldRecord): RegistrationFinding[] {
  if (after === undefined) return []
  const found: RegistrationFinding[] = []
  const add = (pointer: string, foretold: unknown, actual: unknown): void => {
    const message = `${pointer} is ${inWords(actual)} at the registry, but ${inWords(foretold)} was predicted.`
    found.push({ effect: 'warns', pointer, message })
  }
  if (after.state !== held.state) add('/state', after.state, held.state)
  if (after.url !== held.url) add('/url', after.url, held.url)
  for (const { pointer, before: foretold, after: actual } of attributeDifferences(
    after.attributes,
    metadataIn(held.attributes),
  ))
    add(pointer, foretold, actual)
  return found
}

function outOfDate({ doi, before }: RegistrationStep, held: HeldRecord | undefined): RegistrationFinding {
  const what =
    held === undefined
      ? 'was deleted'
      : before === null
        ? 'was created by someone else'
        : `was changed${held.updated === undefined ? '' : ` (${held.updated})`}`
  return rejecting(`${doi} ${what} after the plan was made, so nothing was sent; make the plan again.`)
}

const rejecting = (message: string): RegistrationFinding => ({ effect: 'rejects', message })

const refusals: ReadonlySet<string> = new Set(['forbidden', 'exists', 'invalid', 'conflict', 'refused', 'wrong-state'])
