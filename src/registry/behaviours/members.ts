import { isHolder, isObject, type Members } from '../../core/object.ts'
import { valueAt } from '../../core/pointer.ts'
import { type Behaviour, everyObject, sparesValid } from '../behaviour.ts'
import { keyOf } from '../bounded.ts'
import { lists, managed, type Permitted, permitted } from '../tables/permitted.ts'
import { doiInLowerCase } from '../values/identifiers.ts'
import type { Work } from '../work.ts'

/** Drops, at every level, members that the registry does not accept in JSON. */
export const unknownMemberDropped: Behaviour = {
  id: 'unknown-member-dropped',
  does: 'drops',
  via: ['json'],
  apply(work) {
    for (const name of Object.keys(work.attributes)) {
      const known = Object.hasOwn(permitted, name) ? permitted[name] : undefined
      if (known !== undefined) dropUnknown(work, [name], work.attributes[name], known)
      else if (managed.has(name) || isDoiAgain(name, work.attributes)) work.put([name], undefined)
      else work.drop([name])
    }
  },
  spares(attributes) {
    const { container, relatedItems } = attributes
    for (const name in attributes)
      if (!Object.hasOwn(permitted, name) && !managed.has(name) && !isDoiAgain(name, attributes)) return false
    if (isObject(container)) for (const name in container) if (!Object.hasOwn(permittedInContainer, name)) return false
    // The registry accepts fewer members of related items than the kernel defines.
    return everyObject(relatedItems, () => false)
  },
}

const permittedInContainer = Object(permitted.container) as object

/** True if a member is an `id` that repeats the DOI, as in content negotiation responses. */
const isDoiAgain = (name: string, { id, doi }: Members): boolean =>
  name === 'id' && typeof id === 'string' && typeof doi === 'string' && doiInLowerCase(id) === doiInLowerCase(doi)

/**
 * Drops the unknown members of the value at a path, at every level. Extends `path` in place during the descent, and
 * records copies of the path.
 */
function dropUnknown(work: Work, path: (string | number)[], value: unknown, known: Permitted): void {
  if (known === true || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      path.push(index)
      dropUnknown(work, path, value[index], known)
      path.pop()
    }
    return
  }
  const members = value as Members
  for (const name of Object.keys(members)) {
    const inner = Object.hasOwn(known, name) ? known[name] : undefined
    if (inner === true) continue
    path.push(name)
    if (inner === undefined) work.drop([...path])
    else dropUnknown(work, path, members[name], inner)
    path.pop()
  }
}

/** Drops a list or object where the registry expects text, and items that are not objects from lists of objects. */
export const wrongTypeDropped: Behaviour = {
  id: 'wrong-type-dropped',
  does: 'drops',
  via: ['json'],
  apply(work) {
    for (const name of Object.keys(work.attributes)) {
      const known = Object.hasOwn(permitted, name) ? permitted[name] : undefined
      if (known !== undefined)
        dropMisshapen(work, [name], work.attributes[name], known, lists.has(name), {
          isAtTop: !(isAlternate(name) && isScalar(work.attributes[name])),
        })
    }
  },
  spares(
    { types, container, url, contentUrl, identifiers, geoLocations, creators, contributors },
    _,
    hasTexts = false,
  ) {
    const isShaped =
      !isHolder(url) && !Array.isArray(container) && !(Array.isArray(contentUrl) && contentUrl.some(isHolder))
    return (
      isShaped &&
      holdsNoHolder(types) &&
      holdsNoHolder(container) &&
      everyObject(identifiers, holdsNoHolder) &&
      everyObject(geoLocations, ({ geoLocationPlace }) => !Array.isArray(geoLocationPlace)) &&
      [creators, contributors].every(agents => everyObject(agents, agent => isPlainAgent(agent, hasTexts)))
    )
  },
}

function holdsNoHolder(value: unknown): boolean {
  if (isObject(value)) for (const name in value) if (isHolder(value[name])) return false
  return true
}

/**
 * True if neither name part of an agent is a list or object. Unless `hasTexts` is true, no affiliation may be text
 * either.
 *
 * The registry stores the text as the affiliation's name.
 */
const isPlainAgent = ({ givenName, familyName, affiliation }: Members, hasTexts: boolean): boolean =>
  !isHolder(givenName) &&
  !isHolder(familyName) &&
  (hasTexts || !Array.isArray(affiliation) || affiliation.every(item => typeof item !== 'string'))

const isAlternate = (name: string): boolean => name === 'alternateIdentifiers'

/**
 * Drops values of a wrong type from the value at a path, at every level. Extends `path` in place during the descent,
 * and records copies of the path.
 */
function dropMisshapen(
  work: Work,
  path: (string | number)[],
  value: unknown,
  known: Permitted,
  isList: boolean,
  { isAtTop }: { isAtTop: boolean },
): void {
  if (value === null || value === undefined) return
  if (known === true && !isList) {
    if (typeof value === 'object') work.drop([...path])
  } else if (known === true && Array.isArray(value) && value.some(isHolder)) {
    // A list of texts that contains a list or an object is dropped whole.
    work.drop([...path])
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      if (value[index] === undefined) continue
      path.push(index)
      dropMisshapenItem(work, path, value[index], known)
      path.pop()
    }
  } else if (isObject(value) && known !== true) dropInside(work, path, value, known)
  else if (isObject(value) || !isAtTop) work.drop([...path])
}

function dropMisshapenItem(work: Work, path: (string | number)[], held: unknown, known: Permitted): void {
  if (held === null) work.put([...path], undefined)
  else if (known === true ? typeof held === 'object' : !isObject(held)) work.drop([...path])
  else if (known !== true) dropInside(work, path, held as Members, known)
}

function dropInside(work: Work, path: (string | number)[], held: Members, known: Exclude<Permitted, true>): void {
  for (const name of Object.keys(held)) {
    const inner = Object.hasOwn(known, name) ? known[name] : undefined
    if (inner === undefined || (inner === true && typeof held[name] !== 'object')) continue
    path.push(name)
    dropMisshapen(work, path, held[name], inner, false, { isAtTop: false })
    path.pop()
  }
}

/**
 * Rejects a plain value other than empty text where the registry expects objects.
 *
 * This applies to `titles` and `container`, for example, but not to `subjects` and `rightsList`. Also rejects a list in
 * place of `types`.
 */
export const textRefused: Behaviour = {
  id: 'text-refused',
  does: 'rejects',
  via: ['json'],
  apply(work) {
    for (const name of refusing) {
      const value = work.attributes[name]
      if (isScalar(value) && value !== '') work.reject([name])
    }
    // Alternate identifiers that are not objects become a list, and every item is then dropped.
    const { alternateIdentifiers: identifiers } = work.attributes
    if (work.surroundings.identifiers === 'identifiers' && isScalar(identifiers) && identifiers !== '')
      work.reject(['alternateIdentifiers'])
    if (Array.isArray(work.attributes.types)) work.reject(['types'])
  },
  spares: ({ container, landingPage }) => !isScalar(container) && !isScalar(landingPage),
}

const refusing =
  'titles creators contributors dates descriptions relatedIdentifiers relatedItems fundingReferences geoLocations types container landingPage'.split(
    ' ',
  )

const isScalar = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Wraps a single value in a list. */
export const singleAsList: Behaviour = {
  id: 'single-as-list',
  does: 'changes',
  via: ['json'],
  apply(work) {
    for (const name of lists) {
      const value = work.attributes[name]
      if (isObject(value)) work.set([name], [value])
      else if (isScalar(value) && value !== '') {
        if (name === 'subjects') work.set([name], [{ subject: value }])
        else if (name === 'rightsList') work.set([name], [{ rights: value }])
        else if (name === 'sizes' || name === 'formats' || name === 'contentUrl') work.set([name], [value])
      }
    }
    for (const agent of work.agents())
      for (const name of ['nameIdentifiers', 'affiliation'])
        if (isObject(valueAt(work.attributes, [...agent, name])))
          work.set([...agent, name], [valueAt(work.attributes, [...agent, name])])
  },
  spares: ({ contentUrl }) => !isScalar(contentUrl) && !isObject(contentUrl),
}

/** Ignores the alternate identifiers if the record also has `identifiers`. */
export const alternateIdentifiersIgnored: Behaviour = {
  id: 'alternate-identifiers-ignored',
  does: 'drops',
  via: ['json'],
  apply(work) {
    const { identifiers, alternateIdentifiers } = work.attributes
    if (identifiers === undefined) return
    const own = Array.isArray(identifiers) ? identifiers.map(asAlternate) : asAlternate(identifiers)
    if (alternateIdentifiers !== undefined && keyOf(own) !== keyOf(alternateIdentifiers))
      work.drop(['alternateIdentifiers'])
    work.put(['identifiers'], undefined)
    work.attributes.alternateIdentifiers = own
  },
  spares({ identifiers, alternateIdentifiers }) {
    if (identifiers === undefined) return true
    if (!Array.isArray(identifiers)) return false
    return alternateIdentifiers === undefined || keyOf(identifiers.map(asAlternate)) === keyOf(alternateIdentifiers)
  },
}

const asAlternate = (item: unknown): unknown =>
  isObject(item)
    ? {
        ...(item.identifier !== undefined && { alternateIdentifier: item.identifier }),
        ...(item.identifierType !== undefined && { alternateIdentifierType: item.identifierType }),
      }
    : item

/**
 * Stores numbers and booleans as text in text columns, the year as a number, and the publisher as an object. Drops a
 * publisher that is neither text nor an object.
 */
export const valueConverted: Behaviour = {
  id: 'value-converted',
  does: 'changes',
  via: ['xml', 'json'],
  apply(work) {
    for (const name of ['version', 'language', 'doi', 'url']) {
      const value = work.attributes[name]
      if (typeof value === 'number') work.set([name], String(value))
      else if (typeof value === 'boolean') work.set([name], value ? '1' : '0')
    }
    const { publicationYear: year } = work.attributes
    if (typeof year === 'boolean') work.set(['publicationYear'], year ? 1 : 0)
    else if (typeof year === 'number') work.set(['publicationYear'], Math.trunc(year))
    else if (typeof year === 'string' && year.trim() !== '') {
      const number = Number(/^\s*[+-]?\d+/.exec(year)?.[0] ?? 0)
      // 2020 and "2020" are the same year, so no change is reported.
      if (String(number) === year.trim()) work.put(['publicationYear'], number)
      else work.set(['publicationYear'], number, isRefusedYear(work, year, number) ? 'rejects' : 'changes')
    }
    const { publisher } = work.attributes
    if (typeof publisher === 'string') work.put(['publisher'], { name: publisher })
    else if (publisher !== undefined && publisher !== null && !isObject(publisher)) work.drop(['publisher'])
  },
  spares: ({ url, publicationYear }) =>
    (!isScalar(url) || typeof url === 'string') &&
    (typeof publicationYear !== 'string' || /^[1-9]\d{3}$/.test(publicationYear)),
}

/**
 * True if a year is valid as sent but invalid in the XML built from the database column.
 *
 * Source: lupo app/models/doi.rb:156, db/schema.rb:213.
 */
const isRefusedYear = ({ isValidated, sending }: Work, year: string, number: number): boolean =>
  isValidated && sending.via === 'json' && /^\s*\p{Nd}{4}/u.test(year) && number < 1000

/**
 * Drops all but the last of several members with the same name. A parsed record no longer contains the dropped members.
 */
export const repeatedMemberDropped: Behaviour = {
  id: 'repeated-member-dropped',
  does: 'drops',
  via: ['json'],
  apply() {},
  spares: sparesValid,
}

/** Rounds numbers that exceed the parser's precision. A parsed record no longer shows the original. */
export const numberRounded: Behaviour = {
  id: 'number-rounded',
  does: 'changes',
  via: ['json'],
  apply() {},
  spares: sparesValid,
}
