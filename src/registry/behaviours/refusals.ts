import { isObject } from '../../core/object.ts'
import { valueAt } from '../../core/pointer.ts'
import { contributorType } from '../../kernel/vocabularies/contributor-type.ts'
import { type Behaviour, everyObject, sparesValid } from '../behaviour.ts'
import { eventOf } from '../prepare.ts'
import { doiIn, isRegistrable } from '../values/identifiers.ts'

/**
 * Rejects a new DOI unless it consists of `10.`, four or five digits, a slash and a suffix of letters, digits and
 * `-._;()/:*~$=`.
 *
 * In a record without a DOI, rejects an identifier that is not a DOI.
 */
export const doiRefused: Behaviour = {
  id: 'doi-refused',
  does: 'rejects',
  via: ['xml', 'json'],
  apply(work) {
    // Checked on creation only: lupo app/models/doi.rb:128, on: :create.
    if (work.surroundings.isHeld || work.sending.event === 'hide') return
    const doi = work.textAt(['doi'])
    // In XML, the DOI may also be a URL.
    const name = work.sending.via === 'xml' && doi !== undefined ? (doiIn(doi.trim()) ?? doi.trim()) : doi
    if (name !== undefined && name.trim() !== '' && !isRegistrable(name)) work.reject(['doi'])
    const other = work.textAt(['identifier', 'identifier'])
    if (doi === undefined && other !== undefined && doiIn(other) === undefined) work.reject(['identifier'])
  },
  spares: ({ doi, identifier }) => identifier === undefined && (typeof doi !== 'string' || isRegistrable(doi)),
}

/**
 * Rejects URLs that contain white space or do not start with `http://`, `https://` or `ftp://`. Accepts a blank URL.
 */
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

/**
 * Rejects the registration or publication of a DOI without a URL.
 *
 * Applies only if the record or the caller specified the event, or if an update sets the URL to null.
 */
export const urlMissing: Behaviour = {
  id: 'url-missing',
  does: 'rejects',
  via: ['json'],
  apply(work) {
    const { url } = work.attributes
    // Only a findable DOI can be hidden, and a findable DOI has a URL.
    if (work.sending.event === 'hide') return
    // The current URL is kept.
    if (work.surroundings.isHeld && url === undefined) return
    const isAsked = work.sending.isEventSaid || (work.surroundings.isHeld && url === null)
    if (work.isValidated && isAsked && isMissing(url)) work.reject(['url'])
  },
  spares: (attributes, event) =>
    !isMissing(attributes.url) ||
    (attributes.url !== null && ['none', 'hide'].includes(event ?? eventOf(attributes) ?? 'none')),
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/**
 * Rejects an `xml` attribute that is a number, `true`, or a list or object with content, because the registry decodes
 * the attribute as text.
 *
 * Lupo app/controllers/datacite_dois_controller.rb:897-904.
 */
export const xmlRefused: Behaviour = {
  id: 'xml-refused',
  does: 'rejects',
  via: ['json'],
  apply(work) {
    if (isRefusedXml(work.attributes.xml)) work.reject(['xml'])
  },
  spares: ({ xml }) => !isRefusedXml(xml),
}

function isRefusedXml(xml: unknown): boolean {
  if (typeof xml !== 'object' || xml === null) return typeof xml === 'number' || xml === true
  return Object.keys(xml).length > 0
}

/** Rejects rights longer than 2,000 characters. */
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

/** Rejects rights and rights identifiers that are numbers or booleans. */
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

/** Rejects a list of points or boxes in a geolocation (18), even a list of one item. */
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

/** Rejects alternate identifiers that lack a type or a value, unless the record has `identifiers`. */
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

/**
 * Rejects contributors without a type or with an unknown type. Ignores drafts sent as JSON unless they declare
 * kernel 4.
 *
 * An update without `schemaVersion` counts as kernel 4: lupo app/controllers/datacite_dois_controller.rb:619-626.
 */
export const contributorTypeRefused: Behaviour = {
  id: 'contributor-type-refused',
  does: 'rejects',
  via: ['xml', 'json'],
  apply(work) {
    const { schemaVersion } = work.attributes
    const isDeclared = schemaVersion === kernel4 || (work.surroundings.isHeld && isMissing(schemaVersion))
    if (!work.isValidated && work.sending.via !== 'xml' && !isDeclared) return
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

/**
 * Rejects the registration or publication of a record of kernel 2 or 3, from 2025-01-01 on.
 *
 * In XML, rejects every kernel URI except that of kernel 4.
 */
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

/** Rejects the registration or publication of a record whose publisher has a member that is neither text nor null. */
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

/**
 * Rejects a version, language or schemaVersion that does not fit its database column: more than 191 UTF-16 units, or a
 * character beyond U+FFFF.
 */
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
