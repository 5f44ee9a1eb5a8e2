import { parseDoi } from '../../identifiers/index.ts'
import { messagesOf } from '../../messages/message.ts'
import type { AlternateIdentifier, CitedFile, Rights } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { isAddress, isUriReference } from '../work/identify.ts'
import {
  citedOf,
  entriesOf,
  filesOf,
  givenAddressOf,
  landingPageOf,
  memberText,
  tellTakenForDoi,
} from '../work/index.ts'
import { addTo } from '../work/reading/record-lists.ts'
import { identifierTypeOf, schemeOfType } from './identifier-types.ts'
import type { ModsPart } from './part-types.ts'

/** Creates the messages about MODS. */
export const sayMods = messagesOf('mods', {
  noMods: '<{root}> contains no <mods> in the namespace "{namespace}".',
  fileWithoutUri: 'The file {url} is omitted because its address is not a URI.',
  fileReduced: 'The file {url} is written without {lost, list, or}.',
})

/** Reads and writes the DOI and other identifiers of the work. */
export const identifiers: ModsPart = {
  read(mods, { record }) {
    for (const found of mods.children('identifier')) {
      if (found.element.attributes.some(({ local }) => local === 'invalid')) continue
      const text = found.line()
      const type = found.attribute('type') ?? ''
      if (text === undefined) continue
      const doi = /^(?:doi|uri|)$/i.test(type) ? parseDoi(text) : undefined
      if (doi !== undefined && record.doi === undefined) record.doi = doi
      else
        addTo(record, 'alternateIdentifiers', {
          alternateIdentifier: text,
          alternateIdentifierType: schemeOfType(type),
        })
    }
  },
  write({ work, account }) {
    const { doi, record } = work
    const others = entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers']).flatMap(
      entry => {
        const text = memberText(entry, 'alternateIdentifier')
        if (text === undefined) return []
        const type = textOf(entry.value.alternateIdentifierType)
        account.carryPath(entry.at('alternateIdentifierType'))
        return [element('identifier', { type: identifierTypeOf(type) }, account.carry(text))]
      },
    )
    tellTakenForDoi(account, work, type => /^(?:doi|uri|)$/i.test(identifierTypeOf(type) ?? ''))
    return [...(doi === undefined ? [] : [element('identifier', { type: 'doi' }, account.carry(doi))]), ...others]
  },
}

/** Reads and writes the landing page, the files, and the archive and the call number of a copy. */
export const location: ModsPart = {
  read(mods, { cited }) {
    const files: CitedFile[] = []
    for (const found of mods.children('location')) {
      for (const url of found.children('url')) {
        const address = url.line()
        const access = url.attribute('access')
        const name = url.attribute('displayLabel')
        url.attribute('usage')
        if (address === undefined) continue
        if (access !== 'raw object' && cited.URL === undefined) {
          cited.URL = address
          cited.accessed = url.attribute('dateLastAccessed')
        } else files.push({ url: address, ...(name !== undefined && { name }) })
      }
      cited.archive ??= found.text('physicalLocation')
      cited['call-number'] ??= found.text('shelfLocator')
    }
    if (files.length > 0) cited.file = files
  },
  write({ work, account }) {
    const { record } = work
    const [archive, shelf] = [citedOf(record, 'archive'), citedOf(record, 'call-number')]
    const given = givenAddressOf(work)
    const page = isUriReference(given?.value) ? given : landingPageOf(work)
    const accessed = page && citedOf(record, 'accessed')
    const held = filesOf(record)
    const isWritten = held.some(({ value }) => isUriReference(value.url))
    if (isWritten && held[0] !== undefined) account.carryPath(held[0].path.slice(0, 3))
    const files = held.flatMap((file): Block[] => {
      const { url, name, ...others } = file.value
      if (!isUriReference(url)) {
        if (isWritten) account.changed(file, sayMods('fileWithoutUri', { url: String(url) }))
        return []
      }
      const lost = Object.keys(others)
      if (lost.length > 0) account.changed(file, sayMods('fileReduced', { url, lost }))
      return [element('url', { access: 'raw object', displayLabel: name }, url)]
    })
    const blocks = [
      ...(archive === undefined ? [] : [element('physicalLocation', {}, account.carry(archive))]),
      ...(shelf === undefined ? [] : [element('shelfLocator', {}, account.carry(shelf))]),
      ...(page === undefined
        ? []
        : [element('url', { usage: 'primary', dateLastAccessed: account.carryAny(accessed) }, account.carry(page))]),
      ...files,
    ]
    return blocks.length === 0 ? [] : [element('location', {}, blocks)]
  },
}

/** Reads and writes statements of rights, with the URLs of their texts. */
export const rights: ModsPart = {
  read(mods, { record }) {
    for (const found of mods.children('accessCondition')) {
      const text = found.line()
      const { lang, link: rightsUri } = found
      found.attribute('type')
      const isUri = text !== undefined && /^https?:\/\/\S+$/.test(text)
      if (text === undefined && rightsUri === undefined) continue
      addTo(record, 'rightsList', {
        ...(text !== undefined && !isUri && { rights: text }),
        ...((rightsUri ?? (isUri ? text : undefined)) !== undefined && { rightsUri: rightsUri ?? text ?? '' }),
        ...(lang !== undefined && { lang }),
      })
    }
  },
  write: ({ work: { rights: all }, account }) =>
    all.flatMap((entry: (typeof all)[number] & { value: Rights }) => {
      const [name, uri] = [memberText(entry, 'rights'), memberText(entry, 'rightsUri')]
      const address = uri !== undefined && isAddress(uri.value) ? account.carry(uri) : undefined
      if (name === undefined && address === undefined) return []
      const lang = account.carryAny(memberText(entry, 'lang'))
      const attributes = { type: 'use and reproduction', 'xml:lang': lang, 'xlink:href': address }
      return [element('accessCondition', attributes, account.carryAny(name))]
    }),
}
