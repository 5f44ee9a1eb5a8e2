import { doiUrl } from '../../identifiers/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Account, DateFound, Found, Work, WorkDate } from '../work/index.ts'
import { carryOtherAddress, datesOf, publicationYear, unkept, workOf } from '../work/index.ts'
import { cslDate, spanText } from './dates.ts'
import { restoreExtras } from './extras.ts'
import { itemId } from './id.ts'
import type { CslItem } from './item.ts'
import { richText } from './markup.ts'
import { writeName } from './names.ts'
import { generalTypeOfItem } from './types.ts'
import { writeContainer } from './write-container.ts'
import { writeItemContributors } from './write-contributors.ts'
import { writeItemIdentifiers } from './write-identifiers.ts'
import { writeKeywords } from './write-keywords.ts'

/** A record as an item of CSL-JSON. */
export function itemOf(record: Datacite, account: Account = unkept): CslItem {
  const work = workOf(record)
  const type = typeOf(work, account)
  const item: CslItem = { id: itemId(work), type }
  const set = (name: string, value: unknown): void => {
    if (value !== undefined) item[name] = value
  }
  set('title', titleOf(work, account))
  if (subtitleOf(work) !== undefined && work.title !== undefined) set('title-short', markedText(work.title))
  if (work.creators.length > 0)
    set(
      'author',
      work.creators.map(creator => writeName(creator, account)),
    )
  writeItemContributors(work, item, account)
  set('issued', work.issued && issuedOf(work.issued, account))
  for (const [variable, dateType] of otherDates) set(variable, dateOf(work, dateType, account))
  writeContainer(work, item, account)
  for (const name of ['publisher', 'version', 'language', 'abstract', 'genre'] as const)
    set(name, account.carryAny(work[name]))
  if (item.abstract !== undefined && work.abstract !== undefined)
    account.carryPath(work.abstract.beside('descriptionType'))
  writeKeywords(work, item, account)
  set('DOI', account.carryAny(work.doi))
  writeItemIdentifiers(work, item, account)
  if (item.URL === undefined) {
    const address = work.doi === undefined ? carryOtherAddress(account, work) : doiUrl(work.doi.value)
    if (address !== undefined) item.URL = address
  }
  restoreExtras(record, item, account)
  return item
}

const otherDates = [
  ['submitted', 'Submitted'],
  ['available-date', 'Available'],
] as const

function typeOf({ types, general }: Work, account: Account): string {
  if (general === undefined) return types.csl
  if (generalTypeOfItem(types.csl) === general.value) account.carry(general)
  else account.changed(general.path, `The type ${general.value} is written as "${types.csl}", which is more general.`)
  return types.csl
}

/** The title with the markup that CSL knows, and the subtitle after a colon. */
function titleOf(work: Work, account: Account): string | undefined {
  const { title } = work
  const subtitle = subtitleOf(work)
  if (title === undefined) return undefined
  const main = account.carry(title.as(markedText(title)))
  if (subtitle === undefined) return main
  account.carryPath(subtitle.beside('titleType'))
  return `${main}: ${account.carry(subtitle.as(markedText(subtitle)))}`
}

/** The subtitle, where it is not the only title. */
const subtitleOf = ({ title, subtitle }: Work): Found | undefined =>
  subtitle?.within === title?.within ? undefined : subtitle

/** A text with the markup that the record has for it. */
const markedText = ({ given, value }: Found): string =>
  typeof given === 'string' && given !== value ? richText(given) : value

function issuedOf({ span, entry, isYear, text }: WorkDate, account: Account): unknown {
  if (isYear) account.carryPath(publicationYear)
  if (entry !== undefined) carrySpan({ span, entry, text }, account)
  return cslDate(span)
}

function dateOf({ record }: Work, type: (typeof otherDates)[number][1], account: Account): unknown {
  const [first] = datesOf(record, type)
  if (first !== undefined) carrySpan(first, account)
  return first && cslDate(first.span)
}

function carrySpan({ span, entry, text }: DateFound, account: Account): void {
  if (!account.isKept) return
  const written = spanText(span)
  account.carryPath(entry.at('dateType'))
  if (written === text) account.carryPath(entry.at('date'))
  else account.changed(entry.at('date'), `The date ${JSON.stringify(text)} is written as ${written}.`)
}
