import { checkNested } from '../../core/argument.ts'
import { missing, type Requirable } from '../../datacite/fit/required.ts'
import type { DocumentParts } from '../../datacite/format.ts'
import { lossAt } from '../../datacite/writing/loss.ts'
import type { Datacite } from '../../model/datacite.ts'
import { xsiNamespace } from '../../text/xml/tree.ts'
import { type Block, element, xmlAround, xmlDocument, xmlFragment } from '../../text/xml/write.ts'
import type { CrossrefDeposit, Loss, WriteOptions, WriteResult } from '../format.ts'
import { crossrefXmlRow } from '../table.ts'
import { type Account, type Work, workOf, writeEach } from '../work/index.ts'
import { sayWork } from '../work/losses/work-messages.ts'
import { loseKept } from '../work/losses/write-each.ts'
import { isWrittenAgain } from './citations.ts'
import { holderOf, languageKeyAround } from './holders.ts'
import { kindOf, typeValueOf } from './kinds.ts'
import { sayCrossrefXml } from './messages.ts'
import type { Writing } from './parts/part-types.ts'
import { parts } from './parts/parts.ts'
import { reviewAttributes, reviewKey } from './parts/review.ts'
import { carryLanguage, languageOf } from './texts.ts'
import { timestampAt } from './timestamp.ts'
import { isKeptOfUpdates, updatesOf } from './updates.ts'

/** The schema version of written deposits: https://www.crossref.org/documentation/schema-library/schema-versions/. */
const schemaVersion = '5.5.0'
const namespace = `http://www.crossref.org/schema/${schemaVersion}`

/**
 * Writes records as a Crossref deposit. Crossref accepts works of only one kind per deposit, so a mixed list is
 * reported.
 */
export function writeCrossrefXml(records: readonly Datacite[], options: WriteOptions = {}): WriteResult {
  const deposit = depositOf(options)
  let first: Facts | undefined
  const { written, losses } = writeEach(records, crossrefXmlRow, options, (record, account) => {
    first ??= factsOf(record)
    return itemOf(record, account, deposit, registrantOf(first, deposit))
  })
  const timestamp = deposit.timestamp ?? timestampAt(new Date())
  const [head] = records.map(factsOf)
  const root = rootOf({ ...deposit, timestamp }, head, written)
  const told =
    options.losses === false
      ? []
      : [...inventedIn(deposit, timestamp), ...mixed(new Set(records.map(record => factsOf(record).holder)))]
  return { text: xmlDocument(root, options.pretty), losses: [...losses, ...told] }
}

/** Writes a deposit in parts. Without the option `registrant`, the publisher of the first work is the registrant. */
export const depositParts: DocumentParts<WriteOptions> = {
  part(record, options = {}, first) {
    const deposit = depositOf(options)
    const facts = factsOf(record)
    const registrant = registrantOf((first as Facts | undefined) ?? facts, deposit)
    const { written, losses } = writeEach([record], crossrefXmlRow, options, (one, account) =>
      itemOf(one, account, deposit, registrant),
    )
    return { text: written.map(block => xmlFragment(block, 2, options.pretty)).join(''), losses, facts }
  },
  begin(options = {}, state) {
    const deposit = depositOf(options)
    const timestamp = deposit.timestamp ?? timestampAt(new Date())
    let { first, holders } = (state as DepositState | undefined) ?? { first: undefined, holders: [] }
    const around = () => xmlAround(item => rootOf({ ...deposit, timestamp }, first, [item]), options.pretty)
    return {
      isWaiting: () => first === undefined,
      first: () => first,
      note(facts) {
        const { holder } = facts as Facts
        const isFirst = first === undefined
        first ??= facts as Facts
        if (holders.length === 2 || holders.includes(holder)) return []
        holders = [...holders, holder]
        if (options.losses === false) return []
        return [...(isFirst ? inventedIn(deposit, timestamp) : []), ...mixed(new Set(holders))]
      },
      head: () => around().head,
      entry: text => text,
      foot: () => around().foot,
      state: (): DepositState => ({ first, holders }),
    }
  },
}

/** The properties of a work that affect the whole deposit. */
interface Facts {
  doi?: string | undefined
  publisher?: string | undefined
  holder: string
}

interface DepositState {
  first: Facts | undefined
  /** The different holders of the works so far, at most two. */
  holders: string[]
}

function factsOf(record: Datacite): Facts {
  const work = workOf(record)
  return { doi: work.doi?.value, publisher: work.publisher?.value, holder: kindOf(work).holder }
}

/** Returns the options of a deposit. Throws `TypeError` if an option has an unknown name. */
function depositOf({ crossref = {} }: WriteOptions): CrossrefDeposit {
  checkNested('crossref', crossref, ['depositor', 'registrant', 'batchId', 'timestamp', 'landingPage'])
  checkNested('crossref.depositor', crossref.depositor, ['name', 'email'])
  return crossref
}

const registrantOf = (first: Facts | undefined, { registrant, depositor }: CrossrefDeposit): string =>
  registrant ?? first?.publisher ?? depositor?.name ?? placeholder.name

const rootOf = (deposit: CrossrefDeposit, first: Facts | undefined, items: readonly Block[]): Block =>
  element('doi_batch', namespaces, [
    headOf(first?.doi, deposit, registrantOf(first, deposit)),
    element('body', {}, items),
  ])

const inventedIn = (deposit: CrossrefDeposit, timestamp: number): Loss[] => [
  ...(deposit.depositor === undefined ? [nobody()] : []),
  ...(deposit.timestamp === undefined ? [invented(timestamp)] : []),
]

function mixed(holders: ReadonlySet<string>): Loss[] {
  const names = [...holders]
  if (names.length < 2) return []
  const message = sayCrossrefXml('mixedKinds', { kinds: names.join(', ') })
  return [lossAt('changed', '', message, names)]
}

const namespaces = {
  version: schemaVersion,
  xmlns: namespace,
  'xmlns:ai': 'http://www.crossref.org/AccessIndicators.xsd',
  'xmlns:fr': 'http://www.crossref.org/fundref.xsd',
  'xmlns:jats': 'http://www.ncbi.nlm.nih.gov/JATS1',
  'xmlns:rel': 'http://www.crossref.org/relations.xsd',
  'xmlns:xsi': xsiNamespace,
  'xsi:schemaLocation': `${namespace} https://data.crossref.org/schemas/crossref${schemaVersion}.xsd`,
}

/** The default depositor. The e-mail address can never exist, because the domain .invalid is reserved (RFC 2606). */
const placeholder = { name: 'unknown', email: 'nobody@example.invalid' }

const nobody = (): Loss =>
  lossAt('invented', '', sayCrossrefXml('depositorInvented', { email: placeholder.email }), placeholder.email)

const invented = (timestamp: number): Loss =>
  lossAt('invented', '', sayCrossrefXml('timestampInvented', { timestamp }), timestamp)

function headOf(doi: string | undefined, deposit: CrossrefDeposit, registrant: string): Block {
  const { name, email } = deposit.depositor ?? placeholder
  const made = `citable-${(doi ?? 'deposit').replace(/[^A-Za-z\d.-]+/g, '-')}`
  return element('head', {}, [
    element('doi_batch_id', {}, (deposit.batchId ?? made).slice(0, 100).padEnd(4, '-')),
    element('timestamp', {}, String(deposit.timestamp)),
    element('depositor', {}, [
      element('depositor_name', {}, name.slice(0, 130)),
      element('email_address', {}, email.slice(0, 200)),
    ]),
    element('registrant', {}, registrant.slice(0, 255)),
  ])
}

function itemOf(record: Datacite, account: Account, deposit: CrossrefDeposit, registrant: string): Block {
  const work = workOf(record)
  const kind = kindOf(work)
  const writing: Writing = { work, account, kind, deposit, registrant }
  const type = typeValueOf(kind, work)
  if (work.general !== undefined) {
    if (type.isWhole) account.carry(work.general)
    else {
      const values = { general: work.general.value, written: kind.item.replaceAll('_', ' ') }
      account.changed(
        work.general,
        type.value === undefined
          ? sayWork('generalWritten', values)
          : sayCrossrefXml('generalWrittenAs', { ...values, type: type.value }),
      )
    }
  }
  if (type.hasText) account.carryAny(work.genre)
  const { attribute } = kind.types
  const isOutside = attribute === 'book_type'
  const attributes = {
    ...(attribute !== undefined && !isOutside && { [attribute]: type.value }),
    ...(kind.item === 'peer_review' && reviewAttributes(record, account)),
    language: hasLanguage(kind.item) ? languageAttribute(work, account) : undefined,
  }
  const item = element(
    kind.item,
    attributes,
    kind.parts.flatMap(name => parts[name].write(writing)),
  )
  if (account.isKept) for (const name of missingOf(writing)) account.add(missing(name, crossrefXmlRow.name))
  // A publisher that is the registrant is read back from the head of the deposit.
  if (work.publisher?.value === registrant) account.carry(work.publisher)
  const isNotice = updatesOf(writing).length > 0
  const isReview = kind.item === 'peer_review'
  const around = languageKeyAround(writing)
  loseKept(
    record,
    crossrefXmlRow,
    account,
    pointer =>
      pointer === around ||
      isWrittenAgain(pointer) ||
      (isNotice && isKeptOfUpdates(pointer)) ||
      (isReview && pointer === reviewKey),
  )
  return holderOf(kind.holder).write(writing, item, type.value)
}

/** Returns the members that the schema requires but the work lacks: the DOI, and the title for some kinds of works. */
function missingOf({ work, kind }: Writing): Requirable[] {
  const isTitled = !untitled.has(kind.item) && kind.parts.some(part => /titles$|Title$/i.test(part))
  return [
    ...(isTitled && work.title === undefined ? (['title'] as const) : []),
    ...(work.doi === undefined ? (['doi'] as const) : []),
  ]
}

const untitled: ReadonlySet<string> = new Set(['content_item', 'dataset', 'component', 'journal_issue'])

/** True if an element of the schema has a language attribute. */
const hasLanguage = (item: string): boolean => item !== 'dataset' && item !== 'proceedings_series_metadata'

function languageAttribute({ language }: Work, account: Writing['account']): string | undefined {
  const written = languageOf(language?.value)
  if (written !== undefined && language !== undefined) carryLanguage(account, language, language.value, written)
  return written
}
