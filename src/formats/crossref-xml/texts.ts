import { escaped } from '../../datacite/writing/quote.ts'
import type { Title } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { type AttributeValues, type Block, element } from '../../text/xml/write.ts'
import {
  type Account,
  carryType,
  citedOf,
  entriesOf,
  type Found,
  memberText,
  paragraphsIn,
  type Where,
} from '../work/index.ts'
import { tagOfLibraryCode } from '../work/language-codes.ts'
import { sayWork } from '../work/losses/work-messages.ts'
import { addTo } from '../work/reading/record-lists.ts'
import { fitted, type Part, type Writing } from './parts/part-types.ts'

/** Elements that end a line in a text with markup. */
const paragraphEnds: ReadonlySet<string> = new Set(['p', 'title', 'list-item', 'sec', 'break'])

/** The main title with its subtitle, and further titles, which are written only for articles. */
export const titles: Part = {
  read(item, { record }) {
    // A work may have only the title in its original language.
    const isOwn = item.children('titles').every(group => group.texts('title').length === 0)
    for (const [index, group] of item.children('titles').entries()) {
      for (const part of group.children('title', 'subtitle', 'original_language_title')) {
        const title = part.line()
        const lang = part.attribute('language')
        if (title === undefined) continue
        const isTitle = part.name === 'title' || (isOwn && part.name === 'original_language_title')
        const isMain = index === 0 && isTitle && record.titles === undefined
        const titleType = part.name === 'subtitle' ? 'Subtitle' : isMain ? undefined : 'AlternativeTitle'
        addTo(record, 'titles', { title, ...(titleType && { titleType }), ...(lang !== undefined && { lang }) })
      }
    }
  },
  write({ work: { title, subtitle, record }, account, kind }) {
    if (title === undefined) return []
    const isOther = subtitle !== undefined && String(subtitle.path) !== String(title.path)
    if (isOther) account.carryPath(subtitle.beside('titleType'))
    const second = isOther ? [element('subtitle', {}, account.carry(subtitle))] : []
    const own = element('titles', {}, [element('title', {}, account.carry(title)), ...second])
    // Only articles may have several `titles` elements.
    if (kind.item !== 'journal_article') return [own]
    const isOwn = ({ path }: Found): boolean => [title, subtitle].some(known => String(known?.path) === String(path))
    const others = entriesOf<Title>(record.titles, ['titles']).flatMap(entry => {
      const text = memberText(entry, 'title')
      return text === undefined || isOwn(text) ? [] : [{ entry, text }]
    })
    const further = others.slice(0, 19).map(({ entry, text }) => {
      carryType(account, entry.at('titleType'), entry.value.titleType ?? '', 'AlternativeTitle')
      return element('titles', {}, [element('title', {}, account.carry(text))])
    })
    return [own, ...further]
  },
}

/** The title of a volume of proceedings, which has neither a subtitle nor markup. Also reads the subject. */
export const proceedingsTitle: Part = {
  read(item, { record }) {
    const title = item.text('proceedings_title')
    const subject = item.text('proceedings_subject')
    if (title !== undefined) addTo(record, 'titles', { title })
    if (subject !== undefined) addTo(record, 'subjects', { subject })
  },
  write: ({ work: { title }, account }) => one('proceedings_title', fitted(account, title, 511)),
}

/** The title of a journal that is the work itself, with its ISSNs. */
export const journalTitle: Part = {
  read(item, { record }) {
    for (const title of item.texts('full_title'))
      addTo(record, 'titles', record.titles === undefined ? { title } : { title, titleType: 'AlternativeTitle' })
    for (const title of item.texts('abbrev_title')) addTo(record, 'titles', { title, titleType: 'AlternativeTitle' })
    for (const issn of item.children('issn')) {
      const number = issn.line()
      const type = issn.attribute('media_type') === 'electronic' ? 'EISSN' : 'ISSN'
      if (number !== undefined)
        addTo(record, 'alternateIdentifiers', { alternateIdentifier: number, alternateIdentifierType: type })
    }
  },
  write({ work: { title, record }, account }) {
    const issns = entriesOf<{ alternateIdentifier?: unknown; alternateIdentifierType?: string }>(
      record.alternateIdentifiers,
      ['alternateIdentifiers'],
    ).flatMap(entry => {
      const number = memberText(entry, 'alternateIdentifier')
      const type = entry.value.alternateIdentifierType
      if (number === undefined || (type !== 'ISSN' && type !== 'EISSN') || !isIssn(number.value)) return []
      account.carryPath(entry.at('alternateIdentifierType'))
      return [element('issn', mediaOf(type), account.carry(number))]
    })
    return [...one('full_title', fitted(account, title, 255)), ...issns.slice(0, 6)]
  },
}

/** True if a text is an ISSN in the form that the schema requires. */
export const isIssn = (text: string): boolean => /^\d{4}-?\d{3}[\dX]$/.test(text)

/** Returns the medium of an ISSN or ISBN as an attribute. The schema assumes print if the attribute is absent. */
export const mediaOf = (type: string): AttributeValues => (type === 'EISSN' ? { media_type: 'electronic' } : {})

/** The abstract, with JATS elements. */
export const abstract: Part = {
  read(item, { record }) {
    for (const found of item.children('abstract')) {
      const { lang } = found
      const kind = found.attribute('abstract-type')
      const description = found.paragraphs(paragraphEnds)?.replace(/^Abstract<br>/i, '')
      if (description === undefined) continue
      const descriptionType = kind === undefined ? 'Abstract' : 'Other'
      addTo(record, 'descriptions', { description, descriptionType, ...(lang !== undefined && { lang }) })
    }
  },
  write: writing =>
    abstractsIn(writing, true).map(({ lines, lang }) =>
      element(
        'jats:abstract',
        { 'xml:lang': lang },
        lines.map(line => element('jats:p', {}, line)),
      ),
    ),
}

/** The abstract of a dataset, database or component, as one plain text. Includes the formats of a dataset. */
export const description: Part = {
  read(item, { record }) {
    for (const found of item.children('description')) {
      const lang = found.attribute('language') ?? found.lang
      const text = found.line()
      if (text !== undefined)
        addTo(record, 'descriptions', {
          description: text,
          descriptionType: 'Abstract',
          ...(lang !== undefined && { lang }),
        })
    }
    for (const format of item.texts('format')) record.formats = [...(record.formats ?? []), format]
  },
  write(writing) {
    const { account, work, kind } = writing
    const [first] = abstractsIn(writing, false)
    const tag = first?.within && memberText(first.within, 'lang')
    const language = languageOf(tag?.value)
    if (tag !== undefined && language !== undefined) carryLanguage(account, tag, tag.value, language)
    // The schema allows a single format, and only of a dataset.
    const [format] = kind.item === 'dataset' ? entriesOf<unknown>(work.record.formats, ['formats']) : []
    const text = format === undefined ? '' : textOf(format.value).trim()
    if (format !== undefined && text !== '') account.carryPath(format)
    return [
      ...(first === undefined ? [] : [element('description', { language }, first.lines.join(' '))]),
      ...one('format', text),
    ]
  },
}

function abstractsIn(
  { work: { record }, account }: Writing,
  isEvery: boolean,
): { lines: string[]; lang?: string; within: Found<{ lang?: unknown }> }[] {
  const all = entriesOf<{ description?: unknown; descriptionType?: string; lang?: unknown }>(
    record.descriptions,
    ['descriptions'],
    ({ descriptionType }) => descriptionType === 'Abstract',
  )
  return (isEvery ? all : all.slice(0, 1)).flatMap(entry => {
    const lines = paragraphsIn(entry.value.description)
    if (lines.length === 0) return []
    const lang = isEvery ? memberText(entry, 'lang') : undefined
    account.carryPath(entry.at('descriptionType'))
    account.carry({ value: lines.join(isEvery ? '<br>' : ' '), path: entry.at('description').path })
    const tag =
      lang !== undefined && /^[A-Za-z]{1,8}(?:-[A-Za-z\d]{1,8})*$/.test(lang.value) ? account.carry(lang) : undefined
    return [{ lines, within: entry, ...(tag !== undefined && { lang: tag }) }]
  })
}

/** The version of a work, in `version_info`. */
export const version: Part = {
  read(item, { record }) {
    const found = item.child('version_info').text('version')
    if (found !== undefined) record.version = found
  },
  write({ work, account }) {
    const text = fitted(account, work.version, 100)
    return text === undefined ? [] : [element('version_info', {}, [element('version', {}, text)])]
  },
}

/** Returns the part for a text that the kernel cannot represent. */
const citedText = (name: string, variable: 'edition' | 'number', max: number): Part => ({
  read(item, { cited }) {
    cited[variable] ??= item.text(name)
  },
  write: ({ work: { record }, account }) => one(name, fitted(account, citedOf(record, variable), max)),
})

export const edition: Part = citedText('edition_number', 'edition', 15)

/** The volume number of a work in a series or a set. */
export const volume: Part = {
  read(item, { container }) {
    const text = item.text('volume')
    if (text !== undefined) container.volume = text
  },
  write: ({ work: { record, container }, account }) =>
    one('volume', fitted(account, container?.volume ?? citedOf(record, 'volume'), 32)),
}

/** The number of posted content or of a pending publication. */
export const number: Part = citedText('item_number', 'number', 32)

/** The number of a standard. */
export const designators: Part = {
  read(item, { cited }) {
    const list = item.child('designators')
    cited.number =
      list.child('std_as_published').text('std_designator') ??
      list.child('std_undated_designator').text('std_designator') ??
      list.child('std_family_designator').text('std_designator')
  },
  write({ work: { record }, account }) {
    const text = fitted(account, citedOf(record, 'number'), 150, 2)
    if (text === undefined) return []
    return [element('designators', {}, [element('std_as_published', {}, [element('std_designator', {}, text)])])]
  },
}

/** The degree of a dissertation, which is read as the free text of the type. */
export const degree: Part = {
  read(item, { record }) {
    const text = item.text('degree')
    if (text !== undefined) record.types = { ...record.types, resourceType: text }
  },
  write: ({ work: { genre }, account }) => one('degree', fitted(account, genre, 255, 2)),
}

/** The subject group of posted content. */
export const group: Part = {
  read(item, { record }) {
    const subject = item.text('group_title')
    if (subject !== undefined) addTo(record, 'subjects', { subject })
  },
  write: ({ work: { keywords }, account }) => one('group_title', fitted(account, keywords[0], 1024)),
}

/** Returns the element for a text, or an empty list if there is no text. */
export const one = (name: string, text: string | undefined, attributes?: AttributeValues): Block[] =>
  text === undefined || text === '' ? [] : [element(name, attributes, text)]

/**
 * Returns Crossref's language attribute for a language tag: a two-letter code, or a three-letter code if the language
 * has no two-letter code.
 */
export function languageOf(tag: unknown): string | undefined {
  const code = /^[a-z]{2,3}(?=-|$)/.exec(textOf(tag).toLowerCase())?.[0]
  return code === undefined ? undefined : tagOfLibraryCode(code)
}

/** Reports a language as written, or as changed if `written` differs from the record's tag. */
export function carryLanguage(account: Account, where: Where, tag: unknown, written: string): void {
  if (tag === written) account.carryPath(where)
  else account.changed(where, sayWork('languageWritten', { language: escaped(String(tag)), written }))
}
