import type { Datacite } from '../../../model/datacite.ts'
import type { RegistryEvent } from '../../act.ts'
import { recordOfXml, shapeFaults } from '../../xml-source.ts'
import { judgedAs, type Prediction, payloadOf, predictionOf, type SendingWay } from '../calls/sending.ts'
import { sendableXml, type WrittenXml } from '../calls/written-xml.ts'
import type { RegistrationCheck, RegistrationFinding, RegistrationStep } from '../registration.ts'
import { attributeDifferences, differencesInWords, metadataIn } from './compare.ts'
import type { HeldRecord, RegistryState } from './held.ts'

/** Options for planning a step. */
export interface StepOptions {
  /** Returns the new landing page URL, or undefined to keep the current one. */
  urlFor(doi: string): string | undefined
  event: 'none' | 'publish'
  via: SendingWay
  check: RegistrationCheck | undefined
  /** True if members that the record lacks keep their values. */
  update?: true | undefined
}

/** Plans the step for a record from its current state at the registry. */
export function stepFor(
  {
    doi,
    source,
    record,
    xml: written,
    event: requested,
  }: { doi: string; source?: string; record: Datacite; xml?: string; event?: RegistryEvent },
  held: HeldRecord | undefined,
  { urlFor, event, via, check, update }: StepOptions,
  account: string | undefined,
): RegistrationStep {
  const url = urlFor(doi) ?? held?.url ?? undefined
  const before = held === undefined ? null : heldBefore(held)
  const base = { doi, ...(source !== undefined && { source }), before }
  if (held?.client !== undefined && account?.includes('.') === true && held.client !== account) {
    const message = `The DOI ${doi} belongs to ${held.client}, not to ${account}; only that account can change it.`
    return { ...base, action: 'refused', findings: [{ effect: 'rejects', message, pointer: '/doi' }] }
  }
  const ready = via === 'json' || written === undefined ? undefined : sendableXml(written)
  const { payload, losses } = payloadOf(record, update ? undefined : held, via, ready?.text)
  const prediction = predictionOf({ doi, url, payload }, held, { way: via, event, update: update === true })
  const ledTo = via === 'mds' && prediction.state === 'draft' ? (held?.url ?? null) : (url ?? null)
  const after = { state: prediction.state, url: ledTo, attributes: metadataIn(prediction.attributes) }
  const differences = before === null ? [] : wordsFor(before, after)
  const action = before === null ? 'create' : differences.length === 0 ? 'nothing' : 'update'
  const findings = [
    ...rejections(record, prediction, { via, check, update }),
    ...(ready === undefined ? [] : xmlFindings(written, ready, judgedAs(prediction.state, via))),
    ...losses.map(({ message, pointer }): RegistrationFinding => ({ effect: 'warns', message, pointer })),
    ...(via === 'mds' ? storeFindings(url, prediction.state, action) : []),
    ...hideFindings(requested),
    ...(via !== 'json' && held !== undefined ? keptFindings(record, held) : []),
  ]
  if (findings.some(({ effect }) => effect === 'rejects')) return { ...base, action: 'refused', findings }
  return {
    ...base,
    action,
    ...(ledTo !== null && { url: ledTo }),
    payload,
    after,
    changes: prediction.changes,
    ...(action === 'update' && { differences }),
    findings,
  }
}

/** Returns the state, URL and metadata of a record at the registry. */
export const heldBefore = ({ state, url, attributes }: HeldRecord): NonNullable<RegistrationStep['before']> => ({
  state,
  url,
  attributes: metadataIn(attributes),
})

/** True if two records at the registry agree in everything that a plan covers. */
export const isSameAt = (one: RegistrationStep['before'], other: RegistrationStep['before']): boolean =>
  one === null || other === null
    ? one === other
    : one.state === other.state &&
      one.url === other.url &&
      attributeDifferences(one.attributes, other.attributes).length === 0

type Side = NonNullable<RegistrationStep['before']>

function wordsFor(before: Side, after: Side): string[] {
  const words = differencesInWords(before.attributes, after.attributes)
  if (before.url !== after.url) words.unshift(`url: ${before.url ?? 'nothing'} became ${after.url ?? 'nothing'}.`)
  if (before.state !== after.state) words.unshift(`state: ${before.state} became ${after.state}.`)
  return words
}

function rejections(
  record: Datacite,
  { state, changes }: Prediction,
  { via, check, update }: Pick<StepOptions, 'via' | 'check' | 'update'>,
): RegistrationFinding[] {
  const found = new Map<string, RegistrationFinding>()
  const add = (message: string, pointer: string): void =>
    void found.set(`${pointer} ${message}`, { effect: 'rejects', message, pointer })
  for (const { effect, reason, pointer } of changes) if (effect === 'rejects') add(reason, pointer)
  const report = check?.(record, {
    via: via === 'json' ? 'json' : 'xml',
    event: judgedAs(state, via),
    ...(update === true && { update }),
  })
  // `changes` already contains the effects of the registry/… findings, for the record as sent.
  for (const { diagnostics } of report?.records ?? [])
    for (const { rule = '', registry, message, pointer } of diagnostics)
      if (registry === 'rejects' && !rule.startsWith('registry/')) add(message, pointer)
  return [...found.values()]
}

const xmlFindings = (
  written: string | undefined,
  { text, note }: WrittenXml,
  event: 'none' | 'publish',
): RegistrationFinding[] => [
  ...(text === undefined ? [] : refusedShape(text, event)),
  ...(note === undefined ? [] : [{ effect: 'warns' as const, message: note, pointer: '' }]),
  ...(note === undefined || text !== undefined ? [] : leftOut(written)),
]

/** Reports structural faults of XML that the canonical record cannot show. Reports none for a draft. */
const refusedShape = (xml: string, event: 'none' | 'publish'): RegistrationFinding[] =>
  event === 'none'
    ? []
    : shapeFaults(xml).map(({ message, pointer }) => ({
        effect: 'rejects',
        message: message,
        pointer,
      }))

const leftOut = (xml: string | undefined): RegistrationFinding[] =>
  Object.keys(recordOfXml(xml ?? '').extras?.members ?? {})
    .filter(path => !path.includes('@xsi:'))
    .map(path => ({
      effect: 'warns',
      message: `The rewritten XML lacks values of ${path} that the model does not define.`,
      pointer: '',
    }))

function storeFindings(
  url: string | undefined,
  state: RegistryState,
  action: RegistrationStep['action'],
): RegistrationFinding[] {
  if (state === 'draft' && url !== undefined) {
    const message = 'The Metadata Store sets a URL only when it publishes, so the draft has none yet.'
    return [{ effect: 'warns', message, pointer: '/url' }]
  }
  if (state === 'registered' && action === 'update') {
    const message =
      'The DOI is not findable, and the Metadata Store would publish it again. Plan with the event publish, or send attributes (json).'
    return [{ effect: 'rejects', message, pointer: '/doi' }]
  }
  return []
}

const hideFindings = (event: RegistryEvent | undefined): RegistrationFinding[] =>
  event === 'hide'
    ? [
        {
          effect: 'warns',
          message: 'The record requests the event hide, which a plan does not execute. Hide the DOI on its own.',
          pointer: '/event',
        },
      ]
    : []

const keptFindings = (record: Datacite, held: HeldRecord): RegistrationFinding[] =>
  (['language', 'version'] as const).flatMap(name =>
    record[name] === undefined && typeof held.attributes[name] === 'string'
      ? [
          {
            effect: 'warns' as const,
            message: `The registry keeps the ${name} "${held.attributes[name]}": XML without one does not remove it; send attributes (json) instead.`,
            pointer: `/${name}`,
          },
        ]
      : [],
  )
