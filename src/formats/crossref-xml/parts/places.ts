import { parseIdentifier } from '../../../identifiers/index.ts'
import type { AlternateIdentifier } from '../../../model/datacite.ts'
import { element } from '../../../text/xml/write.ts'
import { type Account, carryType, citedOf, entriesOf, memberText, numberOfReport, type Work } from '../../work/index.ts'
import { addTo } from '../../work/reading/record-lists.ts'
import { one } from '../texts.ts'
import { fitted, type Part } from './part-types.ts'

/** The pages of the work in its container. */
export const pages: Part = {
  read(item, { container }) {
    const found = item.child('pages')
    const [firstPage, lastPage] = [found.text('first_page'), found.text('last_page')]
    if (firstPage !== undefined) container.firstPage = firstPage
    if (lastPage !== undefined) container.lastPage = lastPage
  },
  write({ work: { container }, account }) {
    const first = fitted(account, container?.firstPage, 32)
    if (first === undefined) return []
    return [
      element('pages', {}, [
        element('first_page', {}, first),
        ...one('last_page', fitted(account, container?.lastPage, 32)),
      ]),
    ]
  },
}

/** The number of a chapter or another part of a book. */
export const component: Part = {
  read(item, { container }) {
    const number = item.text('component_number')
    if (number !== undefined) Object.assign(container, { number, numberType: 'Chapter' })
  },
  write({ work, account }) {
    const { container } = work
    const number = container?.item.numberType === 'Chapter' ? fitted(account, container?.number, 50) : undefined
    if (number !== undefined && container !== undefined) account.carryPath([...container.path, 'numberType'])
    return one('component_number', number)
  },
}

/**
 * The values of the attribute `id_type` that denote an alternate identifier, with the alternateIdentifierType of each.
 * An identifier with an unknown `id_type` is read as Other.
 */
const schemes: readonly (readonly [idType: string, alternateIdentifierType: string])[] = [
  ['pmid', 'PMID'],
  ['pii', 'PII'],
  ['sici', 'SICI'],
  ['dai', 'DAI'],
  ['doi', 'DOI'],
]

/** The numbers and identifiers in `publisher_item`, such as an article number or a PMID. */
export const items: Part = {
  read(item, { record, cited, container }) {
    const found = item.child('publisher_item')
    for (const numbered of found.children('item_number')) {
      const text = numbered.line()
      if (text === undefined) continue
      const type = numbered.attribute('item_number_type')?.replaceAll('_', '-')
      if (type === 'article-number') Object.assign(container, { number: text, numberType: 'Article' })
      else addTo(record, 'alternateIdentifiers', { alternateIdentifier: text, alternateIdentifierType: 'Publisher ID' })
    }
    for (const identified of found.children('identifier')) {
      const text = identified.line()
      const type = identified.attribute('id_type')
      if (text === undefined) continue
      if (type === 'report-number' || type === 'std-designation') cited.number ??= text
      else {
        const scheme = schemes.find(([name]) => name === type)?.[1]
        addTo(record, 'alternateIdentifiers', { alternateIdentifier: text, alternateIdentifierType: scheme ?? 'Other' })
      }
    }
  },
  write({ work, account }) {
    const { record, container } = work
    const isNumbered = container?.item.numberType === 'Article'
    const article = isNumbered ? fitted(account, container?.number, 32) : undefined
    if (article !== undefined && container !== undefined) account.carryPath([...container.path, 'numberType'])
    const numbers =
      article === undefined ? [] : [element('item_number', { item_number_type: 'article_number' }, article)]
    const report = reportNumber(work, account)
    const identifiers = report === undefined ? [] : [element('identifier', { id_type: 'report-number' }, report)]
    for (const entry of entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers'])) {
      const text = memberText(entry, 'alternateIdentifier')
      const type = entry.value.alternateIdentifierType
      if (text === undefined || isElsewhere.has(type)) continue
      if (type === 'Publisher ID') {
        if (numbers.length === 3 || text.value.length > 32) continue
        numbers.push(element('item_number', {}, account.carry(text)))
        account.carryPath(entry.at('alternateIdentifierType'))
        continue
      }
      if (identifiers.length === 10 || text.value.length > 255) continue
      const [idType, read] = schemes.find(([, name]) => name === type) ?? ['other', 'Other']
      identifiers.push(element('identifier', { id_type: idType }, account.carry(text)))
      carryType(account, entry.at('alternateIdentifierType'), type ?? '', read)
    }
    const all = [...numbers, ...identifiers]
    return all.length === 0 ? [] : [element('publisher_item', {}, all)]
  },
}

function reportNumber({ record, general, container }: Work, account: Account): string | undefined {
  if (general?.value !== 'Report') return undefined
  const own = citedOf(record, 'number')
  return fitted(account, own ?? (container && numberOfReport(container, account)), 255)
}

/** The identifier types that have elements of their own. */
const isElsewhere: ReadonlySet<string | undefined> = new Set(['ISBN', 'ISSN', 'EISSN'])

/** Returns an ISBN in the form that the schema accepts, or undefined for any other text. */
export function isbnOf(text: string): string | undefined {
  const isbn = parseIdentifier('ISBN', text)?.value
  if (isbn === undefined) return undefined
  return /^(?:97[89]-)?\d[\d -]+[\dX]$/.test(text) && text.length <= 17 ? text : isbn.replaceAll('-', '')
}

/** The ISBNs of a work. If a book or proceedings has none, `noisbn` is written. */
export const isbn: Part = {
  read(item, { record }) {
    item.child('noisbn').attribute('reason')
    for (const found of item.children('isbn')) {
      const text = found.line()
      found.attribute('media_type')
      if (text !== undefined)
        addTo(record, 'alternateIdentifiers', { alternateIdentifier: text, alternateIdentifierType: 'ISBN' })
    }
  },
  write({ work: { record }, account, kind }) {
    const blocks = entriesOf<AlternateIdentifier>(record.alternateIdentifiers, ['alternateIdentifiers']).flatMap(
      entry => {
        const text =
          entry.value.alternateIdentifierType === 'ISBN' ? memberText(entry, 'alternateIdentifier') : undefined
        const number = text && isbnOf(text.value)
        if (text === undefined || number === undefined) return []
        account.carryPath(entry.at('alternateIdentifierType'))
        return [element('isbn', {}, account.carry(text.as(number)))]
      },
    )
    const isAsked = kind.holder === 'book' || kind.holder === 'conference'
    return blocks.length > 0 || !isAsked ? blocks : [noIsbn]
  },
}

/** The element that the schema requires in a book or proceedings without an ISBN. */
export const noIsbn = element('noisbn', { reason: 'monograph' })
