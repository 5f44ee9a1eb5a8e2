import { pause, waitAfter } from '../../../request/pacing/retry.ts'
import { base64Of } from '../calls/base64.ts'
import type { SendingWay } from '../calls/sending.ts'
import type { RegistryClient } from '../client.ts'
import { RegistryError } from '../error.ts'
import type { RegistrationStep } from '../registration.ts'
import { attributeDifferences } from './compare.ts'
import type { HeldRecord } from './held.ts'
import { heldBefore, isSameAt } from './step.ts'

/**
 * Returns the progress of a step according to the registry's record.
 *
 * `before`: unchanged since the plan was made. `half`: the metadata are as predicted, but the DOI is not yet published.
 * `after`: as predicted. `other`: anything else.
 */
export function progressOf(
  step: RegistrationStep,
  held: HeldRecord | undefined,
): 'before' | 'half' | 'after' | 'other' {
  const now = held === undefined ? null : heldBefore(held)
  if (isSameAt(now, step.before)) return 'before'
  const { after } = step
  if (now === null || after === undefined) return 'other'
  if (isSameAt(now, after)) return 'after'
  const isPublishing = step.before?.state !== 'findable' && after.state === 'findable'
  const hasMetadata = attributeDifferences(now.attributes, after.attributes).length === 0
  return isPublishing && now.state !== 'findable' && hasMetadata ? 'half' : 'other'
}

/** The failure of a step whose metadata were accepted by the registry, but whose URL was rejected. */
export class HalfWritten extends Error {
  constructor(doi: string, cause: RegistryError) {
    super(`${doi}: The metadata are written, but not the URL. ${cause.message}`, { cause })
  }
}

/**
 * Writes the record of a step to the registry. Repeats the write while its outcome is unknown and retries are left.
 *
 * Before each repetition, checks whether the write arrived.
 * @throws RegistryError with the registry's refusal or the failure of the last try.
 * @throws HalfWritten if the Metadata Store accepted the metadata only.
 */
export async function writeStep(
  step: RegistrationStep,
  via: SendingWay,
  registry: RegistryClient,
  isHalfDone: boolean,
): Promise<void> {
  let half = isHalfDone
  for (let tries = 1; ; tries++) {
    try {
      return await write(step, via, registry, half)
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error
      // The first try may have arrived after the read.
      if (error.code === 'exists' && tries > 1) return
      if (!isUnknown(error)) throw error
      const progress = progressOf(step, await registry.get(step.doi))
      if (progress === 'after' || (progress === 'other' && via !== 'mds')) return
      const wait = waitAfter({ code: 'server', ...retryAfterOf(error) }, tries, registry.patience)
      if (wait === undefined) throw error
      half = progress === 'half'
      await pause(wait, new AbortController().signal)
    }
  }
}

async function write(
  step: RegistrationStep,
  via: SendingWay,
  registry: RegistryClient,
  isHalfDone: boolean,
): Promise<void> {
  const { doi, payload, url, after, before } = step
  if (payload === undefined) return
  const publishes = after?.state === 'findable' && before?.state !== 'findable'
  if ('xml' in payload && via === 'mds') {
    if (!isHalfDone) await registry.mds.putMetadata(doi, payload.xml)
    if (after?.state === 'findable' && url !== undefined && (publishes || url !== before?.url))
      await registry.mds.putUrl(doi, url).catch((error: unknown) => {
        const isRefused = error instanceof RegistryError && error.code !== 'unauthorized' && !isUnknown(error)
        throw isRefused ? new HalfWritten(doi, error) : error
      })
    return
  }
  const metadata = 'xml' in payload ? { xml: base64Of(payload.xml) } : payload.attributes
  const attributes = { ...metadata, ...(url !== undefined && { url }) }
  const event = publishes ? { event: 'publish' as const } : {}
  await (step.action === 'create' ? registry.create(doi, attributes, event) : registry.update(doi, attributes, event))
}

/** True if the write may or may not have reached the registry. */
const isUnknown = ({ isTransient, code }: RegistryError): boolean =>
  isTransient || code === 'unreadable' || code === 'too-large' || code === 'wrong-type'

const retryAfterOf = ({ retryAfter }: RegistryError): { retryAfter?: number } =>
  retryAfter === undefined ? {} : { retryAfter }
