import { isObject } from '../../core/object.ts'
import { valueAt } from '../../core/pointer.ts'
import { contributorType } from '../../kernel/vocabularies/contributor-type.ts'
import { type Behaviour, everyObject, sparesValid } from '../behaviour.ts'
import { eventOf } from '../prepare.ts'
import { doiIn, isRegistrable } from '../values/identifiers.ts'

/** Refuses new DOIs with a prefix of more than five digits, or with characters beyond a few. */
export const doiRefused: Behaviour = {
  id: 'doi-refused',
  does: 'rejects',
  via: ['xml', 'json'],
  apply(work) {
    // Only of new ones: lupo app/models/doi.rb:128, on: :create.
    if (work.surroundings.isHeld || work.sending.event === 'hide') return
    const doi = work.textAt(['doi'])
    // Read from XML, the DOI may also be written as an address.
    const name = work.sending.via === 'xml' && doi !== undefined ? (doiIn(doi.trim()) ?? doi.trim()) : doi
    if (name !== undefined && name.trim() !== '' && !isRegistrable(name)) work.reject(['doi'])
    const other = work.textAt(['identifier', 'identifier'])
    if (doi === undefined && other !== undefined && doiIn(other) === undefined) work.reject(['identifier'])
  },
  spares: ({ doi, identifier }) => identifier === undefined && (typeof doi !== 'string' || isRegistrable(doi)),
}

/** Refuses addresses that do not begin with http, https or ftp, or that have white space in them. */
export const urlRefused: Behaviour = {
  id: 'url-refused',
  does: 'rejects',
  via: ['xml', 'json'],
  apply(work) {
    const url = work.textAt(['url'])
    if (url !== undefined && url.trim() !== '' && !isAddress(url)) work.reject(['url'])
  },
  spares: ({ url }) => typeof url !== 'string' || isAddress(url),
}

const isAddress = (url: string): boolean => /^(?:ftp|https?):\/\/\S+$/.test(url)

/** Refuses to register or publish a DOI that leads nowhere. */
export const urlMissing: Behaviour = {
  id: 'url-missing',
  does: 'rejects',
  via: ['json'],
  apply(work) {
    const { url } = work.attributes
    // Only a findable DOI can be hidden, and that leads somewhere.
    if (work.sending.event === 'hide') return
    // The address that it has stays.
    if (work.surroundings.isHeld && url === undefined) return
    if (work.isValidated && work.sending.isEventSaid && isMissing(url)) work.reject(['url'])
  },
  spares: (attributes, event) =>
    ['none', 'hide'].includes(event ?? eventOf(attributes) ?? 'none') || !isMissing(attributes.url),
}

const isMissing = (url: unknown): boolean =>
  url === undefined || url === null || (typeof url === 'string' && url.trim() === '')

/** Refuses rights with more than 2,000 characters. */
export const rightsTooLong: Behaviour = {
  id: 'rights-too-long',
  does: 'rejects',
  via: ['xml', 'json'],
  apply(work) {
    for (const [path, rights] of work.items('rightsList')) {
      const text = valueAt(rights, ['rights'])
      if (typeof text === 'string' && [...text].length > 2000) work.reject([...path, 'rights'])
    }
  },
  spares: ({ rightsList }) =>
    everyObject(rightsList, ({ rights }) => typeof rights !== 'string' || rights.length <= 2000),
}

/** Fails on rights that are a number, or true or false. */
export const rightsTypeRefused: Behaviour = {
  id: 'rights-type-refused',
  does: 'rejects',
  via: ['json'],
  apply(work) {
    for (const [path, rights] of work.items('rightsList'))
      for (const name of ['rights', 'rightsIdentifier']) {
        const value = valueAt(rights, [name])
        if (typeof value === 'number' || typeof value === 'boolean') work.reject([...path, name])
      }
  },
  spares: sparesValid,
}

/** Fails on several points or boxes in one place, and on a list where one should be. */
export const pointListRefused: Behaviour = {
  id: 'point-list-refused',
  does: 'rejects',
  via: ['xml', 'json'],
  apply(work) {
    for (const [path, place] of work.items('geoLocations'))
      for (const name of ['geoLocationPoint', 'geoLocationBox'])
        if (Array.isArray(valueAt(place, [name]))) work.reject([...path, name])
  },
  spares: ({ geoLocations }) =>
    everyObject(
      geoLocations,
      ({ geoLocationPoint, geoLocationBox }) => !Array.isArray(geoLocationPoint) && !Array.isArray(geoLocationBox),
    ),
}

/** Fails on alternate identifiers that lack one of their members. */
export const alternateIdentifierRefused: Behaviour = {
  id: 'alternate-identifier-refused',
  does: 'rejects',
  via: ['json'],
  apply(work) {
    if (work.surroundings.identifiers === 'identifiers') return
    for (const [path, item] of work.items('alternateIdentifiers'))
      if (isObject(item))
        for (const name of ['alternateIdentifier', 'alternateIdentifierType'])
          if (item[name] === undefined) work.reject([...path, name])
  },
  spares: ({ identifiers, alternateIdentifiers }) =>
    identifiers !== undefined ||
    everyObject(
      alternateIdentifiers,
      item => item.alternateIdentifier !== undefined && item.alternateIdentifierType !== undefined,
    ),
}

/** Refuses contributors of no type, or of one that is in no list, also in drafts, where the record says that it is of kernel 4. */
export const contributorTypeRefused: Behaviour = {
  id: 'contributor-type-refused',
  does: 'rejects',
  via: ['xml', 'json'],
  apply(work) {
    const isAsked = work.isValidated || work.sending.via === 'xml' || work.attributes.schemaVersion === kernel4
    if (!isAsked) return
    for (const [path, contributor] of work.items('contributors')) {
      if (!isObject(contributor)) continue
      const type = contributor.contributorType
      if (typeof type !== 'string' || !known.has(type)) work.reject([...path, 'contributorType'])
    }
  },
  spares: sparesValid,
}

const kernel4 = 'http://datacite.org/schema/kernel-4'
const known: ReadonlySet<string> = new Set(Object.keys(contributorType))

/** Refuses to register or publish a record of a kernel that it no longer takes, or does not know. */
export const kernelRefused: Behaviour = {
  id: 'kernel-refused',
  does: 'rejects',
  via: ['xml', 'json'],
  apply(work) {
    const version = work.textAt(['schemaVersion'])
    if (!work.isValidated || version === undefined || work.sending.asOf < '2025-01-01') return
    const number = kernelNumberIn(version)
    if (/^[23]/.test(number) || (work.sending.via === 'xml' && number !== '' && number !== '4'))
      work.reject(['schemaVersion'])
  },
  spares: ({ schemaVersion }) => typeof schemaVersion !== 'string' || !/^[23]/.test(kernelNumberIn(schemaVersion)),
}

const kernelNumberIn = (version: string): string =>
  /^https?:\/\/(?:schema\.)?datacite\.org\/schema\/kernel-([\d.]+)\/?$/.exec(version)?.[1] ?? ''

/** Refuses to register or publish a publisher with a member that is no text. */
export const publisherRefused: Behaviour = {
  id: 'publisher-refused',
  does: 'rejects',
  via: ['json'],
  apply(work) {
    const { publisher } = work.attributes
    if (!work.isValidated || !isObject(publisher)) return
    for (const [name, value] of Object.entries(publisher))
      if (value !== null && value !== undefined && typeof value !== 'string') work.reject(['publisher', name])
  },
  spares: sparesValid,
}

/** Refuses what its columns cannot hold: long versions, languages and names of schemas, and characters beyond U+FFFF in them. */
export const columnExceeded: Behaviour = {
  id: 'column-exceeded',
  does: 'rejects',
  via: ['xml', 'json'],
  apply(work) {
    for (const name of columns) if (!fitsColumn(work.attributes[name])) work.reject([name])
  },
  spares: attributes => columns.every(name => fitsColumn(attributes[name])),
}

const columns = ['version', 'language', 'schemaVersion']

const fitsColumn = (value: unknown): boolean =>
  typeof value !== 'string' || (value.length <= 191 && !/[\u{10000}-\u{10FFFF}]/u.test(value))
