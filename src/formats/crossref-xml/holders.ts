import { entryOf } from '../../core/object.ts'
import { extrasFor } from '../../datacite/writing/extras.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { crossrefXmlRow } from '../table.ts'
import { agentsOf, citedOf } from '../work/index.ts'
import type { ElementReader } from '../work/reading/element-reader.ts'
import {
  bookTitles,
  carryRelation,
  numberBlocks,
  readContainer,
  readDoi,
  readPeople,
  shortTitles,
  titlesBlock,
} from './containers.ts'
import { sayCrossrefXml } from './messages.ts'
import { contributorsBlock } from './parts/contributors.ts'
import { leaveKnownDates, published } from './parts/dates.ts'
import { publisher } from './parts/institutions.ts'
import { type Draft, fitted, type Writing } from './parts/part-types.ts'
import { noIsbn } from './parts/places.ts'
import { languageOf, one } from './texts.ts'

/**
 * The element that contains a work. It is read into the container of the work, and written around the element of the
 * work.
 */
interface Holder {
  /**
   * The names of the child elements whose publication dates apply to a work without its own dates. Their unread content
   * is kept with the work.
   */
  around: readonly string[]
  read(holder: ElementReader, draft: Draft): void
  write(writing: Writing, item: Block, type: string | undefined): Block
}

const journal: Holder = {
  around: ['journal_issue'],
  read(holder, draft) {
    const metadata = holder.child('journal_metadata')
    readContainer(metadata, draft, metadata.texts('full_title'), metadata.texts('abbrev_title'))
    const issue = holder.child('journal_issue')
    const volume = issue.child('journal_volume').text('volume')
    const number = issue.text('issue') ?? issue.text('special_numbering')
    if (volume !== undefined) draft.container.volume = volume
    if (number !== undefined) draft.container.issue = number
    leaveKnownDates(issue, draft.record)
    if (draft.kind.item === 'journal_issue') return
    readPeople(issue, draft.container)
    readDoi(issue, draft)
  },
  write(writing, item) {
    if (writing.kind.item === 'journal_metadata') return element('journal', {}, [item])
    const { work, account } = writing
    carryRelation(writing, ['Journal'])
    const titles = one('full_title', fitted(account, work.container?.title, 255))
    const volume = one('volume', fitted(account, work.container?.volume, 32))
    const numbers = [
      ...(volume.length === 0 ? [] : [element('journal_volume', {}, volume)]),
      ...one('issue', fitted(account, work.container?.issue, 32)),
    ]
    const issue = numbers.length === 0 ? [] : [element('journal_issue', {}, [...published.write(writing), ...numbers])]
    return element('journal', {}, [
      element('journal_metadata', languageAround(writing), [
        ...titles,
        ...shortTitles(writing),
        ...numberBlocks(writing, 'issn'),
      ]),
      ...issue,
      item,
    ])
  },
}

const book: Holder = {
  around: ['book_metadata', 'book_series_metadata', 'book_set_metadata'],
  read(holder, draft) {
    for (const metadata of holder.children(...book.around)) {
      const titles = metadata.child('titles')
      readContainer(metadata, draft, titles.texts('title'))
      for (const title of titles.texts('subtitle'))
        draft.container.titles = [...(draft.container.titles ?? []), { title, titleType: 'Subtitle' }]
      const [edition, volume] = [metadata.text('edition_number'), metadata.text('volume')]
      if (edition !== undefined) draft.container.edition = edition
      if (volume !== undefined) draft.container.volume = volume
      readPeople(metadata, draft.container)
      publisher.read(metadata, draft)
    }
  },
  write(writing, item, type) {
    const { work, account, kind } = writing
    if (kind.item !== 'content_item') return element('book', { book_type: type ?? 'other' }, [item])
    carryRelation(writing, ['Book'])
    const { container } = work
    const editors = (container?.contributors ?? []).filter(({ role }) => role?.value === 'Editor')
    for (const { role } of editors) account.carryAny(role)
    const authors = container === undefined ? [] : agentsOf(container.item.creators, [...container.path, 'creators'])
    const number = numberBlocks(writing, 'isbn')
    return element('book', { book_type: 'other' }, [
      element('book_metadata', languageAround(writing), [
        ...contributorsBlock(
          [
            ...authors.map(author => [author, 'author'] as const),
            ...editors.map(editor => [editor, 'editor'] as const),
          ],
          account,
        ),
        ...bookTitles(writing),
        ...one('edition_number', fitted(account, container?.edition, 15)),
        ...published.write(writing),
        ...(number.length > 0 ? number : [noIsbn]),
        ...publisher.write(writing),
      ]),
      item,
    ])
  },
}

const conference: Holder = {
  around: ['proceedings_metadata', 'proceedings_series_metadata'],
  read(holder, draft) {
    const event = holder.child('event_metadata')
    const proceedings = holder.children(...conference.around)
    const names = proceedings.flatMap(metadata => metadata.texts('proceedings_title'))
    const name = event.text('conference_name')
    if (name !== undefined && !names.includes(name)) draft.cited['event-title'] = name
    draft.cited['event-place'] = event.text('conference_location')
    draft.cited['event-date'] = eventDate(event.child('conference_date'))
    if (draft.kind.item !== 'conference_paper') return
    for (const metadata of proceedings) {
      readContainer(metadata, draft, names)
      const volume = metadata.text('volume')
      if (volume !== undefined) draft.container.volume = volume
      publisher.read(metadata, draft)
    }
    readPeople(holder, draft.container)
  },
  write(writing, item) {
    const { work, account, kind } = writing
    const isPaper = kind.item === 'conference_paper'
    if (isPaper) carryRelation(writing, ['ConferenceProceeding'])
    const title = isPaper ? fitted(account, work.container?.title, 511) : work.title?.value
    const event = citedOf(work.record, 'event-title')
    const name = fitted(account, event, 512, 3) ?? title
    if (isPaper && event !== undefined && (title ?? event.value) === event.value)
      account.changed(event, sayCrossrefXml('conferenceAsTitle', { event: event.value }))
    const number = isPaper ? numberBlocks(writing, 'isbn') : []
    const date = fitted(account, citedOf(work.record, 'event-date'), 100)
    return element('conference', {}, [
      element('event_metadata', {}, [
        ...one('conference_name', name !== undefined && name.length < 3 ? `${name}   `.slice(0, 3) : name),
        ...one('conference_location', fitted(account, citedOf(work.record, 'event-place'), 255, 2)),
        ...one('conference_date', date),
      ]),
      ...(isPaper
        ? [
            element('proceedings_metadata', languageAround(writing), [
              ...one('proceedings_title', title ?? name),
              ...publisher.write(writing),
              ...published.write(writing),
              ...(number.length > 0 ? number : [noIsbn]),
            ]),
          ]
        : []),
      item,
    ])
  },
}

/** Returns the date of a conference: its text, or else the start and the end from its attributes. */
function eventDate(date: ElementReader): string | undefined {
  const [start, end] = ['start', 'end'].map(side => {
    const [year, month, day] = ['year', 'month', 'day'].map(part => date.attribute(`${side}_${part}`)?.padStart(2, '0'))
    return [year, month, month && day].filter(Boolean).join('-')
  })
  const parts = [start, end].filter(Boolean)
  return date.line() ?? (parts.length === 0 ? undefined : parts.join('/'))
}

const database: Holder = {
  around: ['database_metadata'],
  read(holder, draft) {
    const metadata = holder.child('database_metadata')
    publisher.read(metadata, draft)
    const { name } = draft.record.publisher ?? {}
    readContainer(
      metadata,
      draft,
      metadata
        .child('titles')
        .texts('title')
        .filter(title => title !== name),
    )
  },
  write(writing, item) {
    const { work } = writing
    if (work.container?.title !== undefined) carryRelation(writing, ['Collection'])
    const titles = titlesBlock(writing)
    const own = work.publisher?.value ?? 'unknown'
    return element('database', {}, [
      element('database_metadata', languageAround(writing), [
        ...(titles.length > 0 ? titles : [element('titles', {}, [element('title', {}, own)])]),
        ...(work.publisher === undefined ? [] : publisher.write(writing)),
      ]),
      item,
    ])
  },
}

/** The elements that describe the container of a work, by holder. */
const described: Readonly<Record<string, string>> = {
  journal: 'journal_metadata',
  book: 'book_metadata',
  conference: 'proceedings_metadata',
  database: 'database_metadata',
}

/**
 * Returns the key, in the extras, of the language that was read from the metadata of a work's container. Returns
 * undefined if the language is not written back.
 */
export function languageKeyAround({ work, kind }: Writing): string | undefined {
  const name = entryOf(described, kind.holder)
  if (name === undefined || kind.item.endsWith('_metadata') || work.container?.title === undefined) return undefined
  const key = `/${name}/@language`
  return languageOf(extrasFor(work.record, crossrefXmlRow.id)?.[key]) === undefined ? undefined : key
}

function languageAround(writing: Writing): { language?: string } {
  const key = languageKeyAround(writing)
  const language = key && languageOf(extrasFor(writing.work.record, crossrefXmlRow.id)?.[key])
  return language === undefined ? {} : { language }
}

const plainHolder = (name: string): Holder => ({
  around: [],
  read() {},
  write: (_, item) => element(name, {}, [item]),
})

/** The holder of a work that is directly in the body. */
const alone: Holder = { around: [], read() {}, write: (_, item) => item }

const holders: Readonly<Record<string, Holder>> = {
  journal,
  book,
  conference,
  database,
  'report-paper': plainHolder('report-paper'),
  standard: plainHolder('standard'),
}

/** Returns the holder for an element of the body. */
export const holderOf = (name: string): Holder => entryOf(holders, name) ?? alone
