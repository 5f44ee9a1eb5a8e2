import { isObject } from '../../core/object.ts'
import { valueAt } from '../../core/pointer.ts'
import { containerOfItem, containerType, registrySeries, withoutBlanks } from '../../datacite/derived/container.ts'
import { type Behaviour, everyObject } from '../behaviour.ts'
import type { Work } from '../work.ts'

/** Makes a container of the item in which the resource is published, or of a description of its series. */
export const containerDerived: Behaviour = {
  id: 'container-derived',
  does: 'changes',
  via: ['xml', 'json'],
  apply(work) {
    const container = publishedIn(work) ?? series(work)
    if (container === undefined) {
      if (work.sending.via === 'xml') work.put(['container'], undefined)
      return
    }
    const type = containerType(valueAt(work.attributes, ['types', 'resourceTypeGeneral']))
    work.set(['container'], withoutBlanks({ type, ...container }))
  },
  spares: ({ relatedItems, descriptions }) =>
    everyObject(relatedItems, item => item.relationType !== 'IsPublishedIn') &&
    everyObject(descriptions, item => item.descriptionType !== 'SeriesInformation'),
}

function publishedIn(work: Work): Record<string, unknown> | undefined {
  if (work.sending.asOf < madeAnew) return undefined
  for (const [, item] of work.items('relatedItems')) {
    if (!isObject(item) || item.relationType !== 'IsPublishedIn') continue
    return containerOfItem(item)
  }
  return undefined
}

function series(work: Work): Record<string, unknown> | undefined {
  for (const [path, description] of work.items('descriptions')) {
    if (!isObject(description) || description.descriptionType !== 'SeriesInformation') continue
    const { title, ...parts } = registrySeries(
      work.sending.asOf < madeAnew ? work.textSent([...path, 'description']) : description.description,
    )
    if (title === undefined || title === '') return partOfOnly(work)
    const [identifier, identifierType] = partOf(work)
    return { identifier, identifierType, title, ...parts }
  }
  return partOfOnly(work)
}

/** Until the container was made anew with every answer, the whole that a resource is part of was enough for one. */
function partOfOnly(work: Work): Record<string, unknown> | undefined {
  if (work.sending.via !== 'xml' || work.sending.asOf >= madeAnew) return undefined
  const [identifier, identifierType] = partOf(work)
  return identifier === undefined ? undefined : { identifier, identifierType }
}

/** The whole that a resource is part of. While the container was made of the XML, it was taken from there as it was sent. */
function partOf(work: Work): [unknown, unknown] {
  for (const [path, related] of work.items('relatedIdentifiers'))
    if (isObject(related) && related.relationType === 'IsPartOf') {
      const isOfXml = work.sending.via === 'xml' && work.sending.asOf < madeAnew
      return [
        isOfXml ? work.textSent([...path, 'relatedIdentifier']) : related.relatedIdentifier,
        related.relatedIdentifierType,
      ]
    }
  return [undefined, undefined]
}

/** The day from which on the container is made with every answer, and no longer when the XML is read. */
const madeAnew = '2025-11-20'
