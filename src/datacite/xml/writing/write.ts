import { onlyTypeErrors } from '../../../core/argument.ts'
import type { Members } from '../../../core/object.ts'
import { kernelNamespace, latestKernel, schemaLocationOf } from '../../../kernel/index.ts'
import { messagesOf } from '../../../messages/message.ts'
import type { Datacite } from '../../../model/datacite.ts'
import { heldEntry } from '../../../model/given/held-record.ts'
import { xsiNamespace } from '../../../text/xml/tree.ts'
import { placeContainer } from '../../derived/placed-container.ts'
import { allLosses } from '../../fit/change.ts'
import { fit } from '../../fit/fit.ts'
import type { DataciteWriteOptions, Loss, WriteResult } from '../../format.ts'
import { asRecord, asWriteOptions, knownKernel } from '../../known.ts'
import { notJson, requireJson } from '../../not-json.ts'
import { lossOfExtra } from '../../writing/extras.ts'
import { eachForeign } from '../../writing/foreign-extras.ts'
import { addAround } from './add-element.ts'
import { resourceLayout } from './element-layout.ts'
import { writeRecord } from './write-elements.ts'
import { resourcePlace } from './xml-place.ts'
import { XmlWriting, xmlName } from './xml-writing.ts'

/**
 * Writes a record as DataCite XML of a kernel. Reports as a loss everything that the kernel or XML cannot represent.
 *
 * Equivalent to `dataciteXml.write`, but importing only this function bundles no reader.
 *
 * @example
 * writeDataciteXml({ doi: '10.5072/tides' }, { pretty: false }).text.includes('>10.5072/tides</identifier>') // → true
 */
export function writeDataciteXml(record: Datacite, options?: DataciteWriteOptions): WriteResult {
  return onlyTypeErrors(() => writeWhole(heldEntry(record) as Datacite, options))
}

function writeWhole(whole: Datacite, options?: DataciteWriteOptions): WriteResult {
  const { kernel: asked, pretty = true, losses: isAsked = true } = asWriteOptions(options)
  const kernel = knownKernel(asked) ?? latestKernel
  const placed = placeContainer(asRecord(whole), kernel, xmlName)
  const given = placed?.record ?? whole
  const fitted = fit(asRecord(given), kernel)
  const { extras, doi, identifier } = fitted.record as Datacite & { identifier?: unknown }
  const record: Datacite = extras === given.extras || extras === undefined ? given : { ...given, extras }
  const writing = new XmlWriting(record, kernel)
  // The kernel's own schema location is always written. Another location would only name another copy of the XSD.
  for (const name of ['schemaLocation', 'noNamespaceSchemaLocation']) writing.use(`/resource/@xsi:${name}`)
  if (doi !== undefined && identifier !== undefined)
    writing.lose('lost', ['identifier'], identifier, say('oneIdentifier'))
  const layout = resourceLayout(pretty)
  const named = doi === undefined ? identifier : { identifier: doi, identifierType: 'DOI' }
  const namespaces = ` xmlns="${kernelNamespace}" xmlns:xsi="${xsiNamespace}" xsi:schemaLocation="${kernelNamespace} ${schemaLocationOf(kernel)}"`
  const resource = addAround('', layout, namespaces, opened =>
    writeRecord(opened, writing, layout, fitted.record as Members, named, resourcePlace()),
  )
  writing.loseUnusedExtras()
  eachForeign(
    record,
    'datacite-xml',
    () => false,
    extra => writing.losses.push(lossOfExtra(record, extra, xmlName)),
  )
  const written = doi === undefined ? writing.losses : writing.losses.map(aboutDoi)
  const losses = [...(placed?.losses ?? []), ...allLosses(fitted, written)]
  // Values that JSON cannot represent are always losses, so only losses need to be searched.
  if (losses.some(({ value }) => notJson(value) !== undefined)) requireJson(given)
  // Joined, because a concatenated text keeps all its pieces until its first use.
  const text = [`<?xml version="1.0" encoding="UTF-8"?>${layout.lineEnd}`, resource].join('')
  return { text, losses: isAsked ? losses : [] }
}

const say = messagesOf('losses', {
  oneIdentifier: 'DataCite XML stores only one identifier; this identifier is omitted because the DOI is written.',
})

/** Moves losses of the identifier to the record's `doi`, from which the identifier is written. */
const aboutDoi = (loss: Loss): Loss => (loss.pointer.startsWith('/identifier/') ? { ...loss, pointer: '/doi' } : loss)
