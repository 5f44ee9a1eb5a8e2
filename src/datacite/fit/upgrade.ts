import { checkedOptions, onlyTypeErrors } from '../../core/argument.ts'
import { isObject } from '../../core/object.ts'
import {
  asKernel,
  type Kernel,
  kernelNamespace,
  labelOf,
  latestKernel,
  nodeAt,
  propertyOf,
  schemaVersionOf,
} from '../../kernel/index.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { type HoldsRecord, heldRecord } from '../../model/given/held-record.ts'
import { asRecord } from '../known.ts'
import { requireJson } from '../not-json.ts'
import { inOrderOf } from '../writing/in-order.ts'
import { type Change, changeAt, type Upgrade } from './change.ts'
import { fillMandatory } from './fill.ts'
import { fit } from './fit.ts'
import { moveFunders, renewTerms } from './retired.ts'
import { withoutDisplaced } from './without-displaced.ts'

/**
 * Converts a record to a newer or older kernel and reports every change, without modifying the given record. Changes
 * values whose meaning is certain, and drops unsupported values as {@link fit} does.
 *
 * Fills in a missing mandatory value with a value derived from others, `:unav` (kernel 4, appendix 3) or `Other`, and
 * reports it as invented. Never invents a DOI. With `strict`, invents nothing: an incomplete record results in a list
 * of its missing values and no record.
 * @throws TypeError if the kernel is unknown or the record has a value that JSON lacks
 *
 * @example
 * const upgraded = upgrade(
 *   {
 *     doi: '10.5072/x',
 *     creators: [{ name: 'Okafor, Ada' }],
 *     titles: [{ title: 'Rain' }],
 *     publisher: { name: 'Rain Repository' },
 *     publicationYear: 2021,
 *     types: { resourceTypeGeneral: 'Award' },
 *   },
 *   { to: '4.5' },
 * )
 * upgraded.ok && upgraded.record.types // → { resourceTypeGeneral: 'Other' }
 * upgraded.ok && upgraded.changes.map(({ kind, pointer }) => `${kind} ${pointer}`) // → ['changed /schemaVersion', 'changed /types/resourceTypeGeneral']
 */
export function upgrade(
  given: Datacite | HoldsRecord<Datacite>,
  options: { to?: Kernel; strict?: boolean } = {},
): Upgrade {
  const { to = latestKernel, strict = false } = checkedOptions(options, ['to', 'strict'], {
    example: "{ to: '4.6' }",
  })
  asKernel(to)
  return onlyTypeErrors(() => upgradeOf(heldRecord(given) as Datacite, to, strict))
}

function upgradeOf(record: Datacite, to: Kernel, strict: boolean): Upgrade {
  requireJson(asRecord(record))
  const changes: Change[] = []
  if (record.doi === undefined && record.identifier === undefined) changes.push(withoutIdentifier())
  const fitted = fit(record, to)
  changes.push(...fitted.changes)
  const replaced: Change[] = []
  const renewed = renewTerms(fitted.record, replaced)
  const funded = moveFunders(renewed, to, replaced)
  changes.push(...replaced.map(change => ({ ...change, pointer: fitted.given(change.pointer) })))
  const filled = fillMandatory(funded, to)
  changes.push(...filled.changes)
  const moved = new Set([
    ...(renewed.dates?.length === fitted.record.dates?.length ? [] : ['dates']),
    ...(funded === renewed ? [] : ['contributors']),
  ])
  const upgraded = { ...withoutDisplaced(filled.record, moved, changes), ...stateKernel(record, to, changes) }
  const lacking = changes.filter(({ kind }) => kind === 'invented' || kind === 'missing')
  if (strict && lacking.length > 0) return { ok: false, lacking }
  changes.push(...suggestions(record, to))
  return { ok: true, record: inOrderOf(record, upgraded) as Datacite, changes }
}

const say = messagesOf('fit', {
  doiMissing: '{label} is mandatory but missing; a DOI has no substitute.',
  kernelPoint: 'schemaVersion is now {namespace}.',
  kernelStated: 'schemaVersion is now {namespace}, without a point version, so that the registry validates the record.',
  partsPossible:
    'Since kernel {since}, a relatedItem with relationType IsPublishedIn can describe a journal, book or series in separate members instead of one SeriesInformation description.',
})

const withoutIdentifier = (): Change => changeAt('missing', ['doi'], say('doiMissing', { label: labelOf('doi') }))

/**
 * Sets the `schemaVersion`. The newest kernel is stated without a point version, so that the registry validates the
 * record against the XSD.
 *
 * A `schemaVersion` that already lacks a point version is kept.
 */
function stateKernel({ schemaVersion }: Datacite, to: Kernel, changes: Change[]): { schemaVersion: string } {
  if (schemaVersion === kernelNamespace) return { schemaVersion }
  const isPlain = to === latestKernel
  const stated = isPlain ? kernelNamespace : schemaVersionOf(to)
  if (schemaVersion === stated) return { schemaVersion }
  const message = say(isPlain ? 'kernelStated' : 'kernelPoint', { namespace: stated })
  const given = schemaVersion === undefined || schemaVersion === null ? {} : { before: schemaVersion }
  changes.unshift(changeAt('changed', ['schemaVersion'], message, { ...given, after: stated }))
  return { schemaVersion: stated }
}

/** Suggests a related item in place of each SeriesInformation, if the kernel has related items. */
function suggestions({ descriptions }: Datacite, kernel: Kernel): Change[] {
  if (nodeAt('relatedItems[]', kernel) === undefined || !Array.isArray(descriptions)) return []
  const message = say('partsPossible', { since: propertyOf('relatedItems[]').since })
  return descriptions.flatMap((entry, index) =>
    isObject(entry) && entry.descriptionType === 'SeriesInformation'
      ? changeAt('suggested', ['descriptions', index], message, { before: entry })
      : [],
  )
}
