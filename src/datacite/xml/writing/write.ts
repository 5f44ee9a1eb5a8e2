import type { Members } from '../../../core/object.ts'
import { kernelNamespace, latestKernel, schemaLocationOf } from '../../../kernel/index.ts'
import { messagesOf } from '../../../messages/message.ts'
import type { Datacite } from '../../../model/datacite.ts'
import { xsiNamespace } from '../../../text/xml/tree.ts'
import { isDerivedByRegistry } from '../../derived/is-derived.ts'
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
 * Writes a record as DataCite XML of a kernel, with elements in a fixed order. Reports content beyond the kernel as losses, as `fit` does,
 * and content that XML cannot represent.
 *
 * Equivalent to `dataciteXml.write`, but importing only this function bundles no reader.
 *
 * @example
 * writeDataciteXml({ doi: '10.5072/tides' }, { pretty: false }).text.includes('>10.5072/tides</identifier>') // → true
 */
export function writeDataciteXml(given: Datacite, options?: DataciteWriteOptions): WriteResult {
  const { kernel: asked, pretty = true, losses: isAsked = true } = asWriteOptions(options)
  const kernel = knownKernel(asked) ?? latestKernel
  const fitted = fit(asRecord(given), kernel)
  const { extras, doi, identifier } = fitted.record as Datacite & { identifier?: unknown }
  const record: Datacite = extras === given.extras || extras === undefined ? given : { ...given, extras }
  const writing = new XmlWriting(record, kernel)
  // Written as the table has it; another schema location would only say where another copy of the XSD is.
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
    (extra, format) => format.startsWith('datacite-rest') && isDerivedByRegistry(extra, record),
    extra => writing.losses.push(lossOfExtra(record, extra, xmlName)),
  )
  const losses = allLosses(fitted, doi === undefined ? writing.losses : writing.losses.map(aboutDoi))
  // What JSON could not hold is always lost, so that nothing else need be searched for it.
  if (losses.some(({ value }) => notJson(value) !== undefined)) requireJson(given)
  // Joined, because a text that was added to keeps all its pieces until it is looked at.
  const text = [`<?xml version="1.0" encoding="UTF-8"?>${layout.lineEnd}`, resource].join('')
  return { text, losses: isAsked ? losses : [] }
}

const say = messagesOf('losses', { oneIdentifier: 'There is one identifier in XML, which is the DOI here.' })

/** The DOI is written as an identifier, but it is the record's `doi`. */
const aboutDoi = (loss: Loss): Loss => (loss.pointer.startsWith('/identifier/') ? { ...loss, pointer: '/doi' } : loss)
