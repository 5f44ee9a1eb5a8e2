import type { Affiliation } from '../../../model/datacite.ts'
import { element } from '../../../text/xml/write.ts'
import { type Account, carryNameAs, citedOf, contributorsOf } from '../../work/index.ts'
import { addTo } from '../../work/reading/record-lists.ts'
import { sayCrossrefXml } from '../messages.ts'
import { one } from '../texts.ts'
import { affiliationOf, type InstitutionId, institutionBlock, institutionId } from './agents.ts'
import { fitted, type Part } from './part-types.ts'

/**
 * The institutions that host a work.
 *
 * The publisher is read from an institution with the name of the registrant, or from the institution of a dissertation
 * without a registrant. For a dissertation without a host, the publisher is written as the institution.
 */
export const institution: Part = {
  read(item, { record, cited, kind, registrant }) {
    for (const found of item.children('institution')) {
      const [affiliation] = affiliationOf(found)
      cited['publisher-place'] ??= found.text('institution_place')
      const {
        name,
        affiliationIdentifier: nameIdentifier,
        affiliationIdentifierScheme: nameIdentifierScheme,
      } = affiliation ?? {}
      if (name === undefined) continue
      const isPublisher = name === registrant || (kind.item === 'dissertation' && registrant === undefined)
      if (isPublisher && record.publisher === undefined) {
        record.publisher = { name, ...publisherId(affiliation) }
        continue
      }
      const address = affiliation?.schemeUri
      const id = nameIdentifier && {
        nameIdentifiers: [
          {
            nameIdentifier,
            ...(nameIdentifierScheme && { nameIdentifierScheme }),
            ...(address && { schemeUri: address }),
          },
        ],
      }
      addTo(record, 'contributors', { name, nameType: 'Organizational', contributorType: 'HostingInstitution', ...id })
    }
  },
  write({ work, account, kind }) {
    const hosts = contributorsOf(work, 'HostingInstitution').slice(0, 5)
    const blocks = hosts.map(agent => {
      // An institution with the publisher's name is read as the publisher.
      const isPublisher = agent.text === work.publisher?.value
      if (!isPublisher) carryNameAs(account, agent, { name: agent.text, nameType: 'Organizational' })
      if (!isPublisher) account.carryAny(agent.role)
      const id = agent.identifiers
        .map(held => ({ held, id: institutionId(held.value.nameIdentifier, held.value.nameIdentifierScheme) }))
        .find(({ id: found }) => found !== undefined)
      if (id !== undefined) account.carryPath(id.held)
      return institutionBlock(agent.text, id?.id)
    })
    const isAsked =
      kind.item === 'dissertation' || (kind.item === 'report-paper_metadata' && !kind.parts.includes('publisher'))
    if (blocks.length > 0 || !isAsked) return blocks
    const name = work.publisher === undefined ? undefined : account.carry(work.publisher)
    if (name === undefined) account.invented(['publisher'], sayCrossrefXml('institutionInvented'), 'unknown')
    const place = fitted(account, citedOf(work.record, 'publisher-place'), 255, 2)
    return [institutionBlock(name ?? 'unknown', publisherIdOf(work.record.publisher, account), place)]
  },
}

function publisherId(affiliation: Affiliation | undefined): object {
  const { affiliationIdentifier: id, affiliationIdentifierScheme: scheme, schemeUri } = affiliation ?? {}
  return {
    ...(id !== undefined && { publisherIdentifier: id }),
    ...(scheme !== undefined && { publisherIdentifierScheme: scheme }),
    ...(schemeUri !== undefined && { schemeUri }),
  }
}

function publisherIdOf(publisher: unknown, account: Account): InstitutionId | undefined {
  if (typeof publisher !== 'object' || publisher === null) return undefined
  const { publisherIdentifier, publisherIdentifierScheme } = publisher as Record<string, unknown>
  const id = institutionId(publisherIdentifier, publisherIdentifierScheme)
  if (id !== undefined)
    for (const name of ['publisherIdentifier', 'publisherIdentifierScheme', 'schemeUri'])
      account.carryPath(['publisher', name])
  return id
}

/** The publisher and its place. */
export const publisher: Part = {
  read(item, { record, cited }) {
    const found = item.child('publisher')
    const name = found.text('publisher_name')
    if (name !== undefined) record.publisher = { name }
    cited['publisher-place'] ??= found.text('publisher_place')
  },
  write({ work, account }) {
    const name = fitted(account, work.publisher, 255)
    if (name === undefined) account.invented(['publisher'], sayCrossrefXml('publisherInvented'), 'unknown')
    const place = fitted(account, citedOf(work.record, 'publisher-place'), 255, 2)
    return [
      element('publisher', {}, [element('publisher_name', {}, name ?? 'unknown'), ...one('publisher_place', place)]),
    ]
  },
}

/** The organisation that publishes a standard. */
export const standardsBody: Part = {
  read(item, { record }) {
    const name = item.child('standards_body').text('standards_body_name')
    if (name !== undefined) record.publisher ??= { name }
  },
  write({ work, account }) {
    const name = work.publisher === undefined ? 'unknown' : account.carry(work.publisher)
    const acronym = /^[A-Z]{2,10}$/.test(name) ? name : name.replace(/[^A-Z]/g, '') || name
    return [
      element('standards_body', {}, [
        element('standards_body_name', {}, name),
        element('standards_body_acronym', {}, acronym),
      ]),
    ]
  },
}
