import { isObject } from '../../core/object.ts'
import { valueAt } from '../../core/pointer.ts'
import { containerOfItem, containerType, registrySeries, withoutBlanks } from '../../datacite/derived/container.ts'
import { type Behaviour, everyObject } from '../behaviour.ts'
import type { Work } from '../work.ts'

/**
 * Derives a container from the first related item with the relation IsPublishedIn, else from the description of type
 * SeriesInformation and, if present, the identifier of the first IsPartOf relation.
 *
 * Before 2025-11-20, ignores related items. In XML before that day, the relation IsPartOf alone suffices.
 */
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

/**
 * Derives the container from IsPartOf alone, as the XML reader did until the container was recomputed for every
 * response.
 */
function partOfOnly(work: Work): Record<string, unknown> | undefined {
  if (work.sending.via !== 'xml' || work.sending.asOf >= madeAnew) return undefined
  const [identifier, identifierType] = partOf(work)
  return identifier === undefined ? undefined : { identifier, identifierType }
}

/**
 * Returns the identifier and type of the first IsPartOf relation.
 *
 * While the container was derived from XML, the identifier was copied as sent.
 */
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

/**
 * The first day on which the container is recomputed for every response instead of being derived when the XML is read.
 */
const madeAnew = '2025-11-20'
