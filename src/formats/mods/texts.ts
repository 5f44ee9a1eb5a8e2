import { entryOf } from '../../core/object.ts'
import { type DescriptionType, vocabularies } from '../../kernel/index.ts'
import type { Description, GeoLocation, Subject } from '../../model/datacite.ts'
import { textOf } from '../../model/view.ts'
import { type Block, element } from '../../text/xml/write.ts'
import { isAddress } from '../work/identify.ts'
import { citedOf, entriesOf, memberText, paragraphsIn, placesOf } from '../work/index.ts'
import { tagOfLibraryCode } from '../work/language-codes.ts'
import { sayWork } from '../work/losses/work-messages.ts'
import { ElementReader } from '../work/reading/element-reader.ts'
import { addAll, addTo } from '../work/reading/record-lists.ts'
import { coordinatesBlocks, shapeOfStatement } from './coordinates.ts'
import type { ModsPart } from './part-types.ts'
import { seriesIn } from './related/write-related.ts'

/** Reads and writes abstracts, other descriptions as abstracts with a type, the table of contents, and notes. */
export const descriptions: ModsPart = {
  read(mods, { record, cited }) {
    for (const found of mods.children('abstract', 'tableOfContents')) {
      const descriptionType = found.name === 'tableOfContents' ? 'TableOfContents' : typeOfElement(found)
      const { lang } = found
      const description = breaksIn(found)
      if (description !== undefined)
        addTo(record, 'descriptions', { description, descriptionType, ...(lang !== undefined && { lang }) })
    }
    const notes = mods.children('note').filter(note => note.element.attributes.every(({ local }) => local !== 'type'))
    cited.note = notes.flatMap(note => note.line() ?? []).join(' ') || undefined
  },
  write({ work: { record }, account }) {
    const blocks = entriesOf<Description>(record.descriptions, ['descriptions']).flatMap(entry => {
      const paragraphs = paragraphsIn(entry.value.description)
      if (paragraphs.length === 0 || seriesIn(entry) !== undefined) return []
      const type = textOf(entry.value.descriptionType)
      account.carryPath(entry.at('descriptionType'))
      account.carry({ value: paragraphs.join('<br>'), path: entry.at('description').path })
      const lang = account.carryAny(memberText(entry, 'lang'))
      const isContents = type === 'TableOfContents'
      const attributes = { type: isContents || type === 'Abstract' || type === '' ? undefined : type, 'xml:lang': lang }
      return [element(isContents ? 'tableOfContents' : 'abstract', attributes, paragraphs.join('\n\n'))]
    })
    const note = citedOf(record, 'note')
    return [...blocks, ...(note === undefined ? [] : [element('note', {}, account.carry(note))])]
  },
}

/** Returns the text of an element, with `<br>` between paragraphs as in the kernel. */
const breaksIn = (found: ElementReader): string | undefined => {
  found.line()
  const lines = found.element.content.map(part => (typeof part === 'string' ? part : '')).join('')
  const parts = lines.split(/\n[ \t]{0,99}\r?\n/).map(line => line.replace(/\s+/g, ' ').trim())
  return parts.filter(line => line !== '').join('<br>') || undefined
}

/**
 * Returns the type of an abstract, or Abstract if the kernel lacks the type. Such a type is also kept as an extra,
 * unless it is `abstract`, `summary` or `content`.
 */
function typeOfElement(found: ElementReader): DescriptionType {
  const given = found.element.attributes.find(({ local }) => local === 'type')?.value ?? ''
  const known = Object.hasOwn(vocabularies.descriptionType, given) ? (given as DescriptionType) : undefined
  if (known !== undefined || /^(?:abstract|summary|content)$/i.test(given)) found.attribute('type')
  return known ?? 'Abstract'
}

/** Reads and writes the language, as a BCP 47 tag. */
export const language: ModsPart = {
  read(mods, { record }) {
    for (const term of mods.children('language').flatMap(found => found.children('languageTerm'))) {
      const text = term.line()
      const isCode = term.attribute('type') !== 'text'
      const isTag = /^rfc/i.test(term.attribute('authority') ?? '')
      if (text !== undefined && isCode) record.language ??= isTag ? text : tagOfLibraryCode(text)
    }
  },
  write: ({ work: { language: held }, account }) => {
    if (held === undefined) return []
    const written = tagOfLibraryCode(held.value)
    if (written === held.value) account.carry(held)
    else account.changed(held, sayWork('languageWritten', { language: held.value, written }))
    return [element('language', {}, [element('languageTerm', { type: 'code', authority: 'rfc5646' }, written)])]
  },
}

const countedIn = { pages: 'number-of-pages', volumes: 'number-of-volumes' } as const

/** Reads and writes sizes, formats, the medium, and the numbers of pages and volumes. */
export const physical: ModsPart = {
  read(mods, { record, cited }) {
    for (const found of mods.children('physicalDescription')) {
      for (const extent of found.children('extent')) {
        const size = extent.line()
        const unit = extent.element.attributes.find(({ local }) => local === 'unit')?.value
        const counted = unit === undefined ? undefined : entryOf(countedIn, unit)
        if (counted !== undefined && cited[counted] === undefined) {
          extent.attribute('unit')
          cited[counted] = size
        } else if (size !== undefined) record.sizes = [...(record.sizes ?? []), size]
      }
      const formats = found.texts('internetMediaType')
      if (formats.length > 0) record.formats = [...(record.formats ?? []), ...formats]
      cited.medium ??= found.text('form')
    }
  },
  write({ work: { record }, account }) {
    const list = (name: 'formats' | 'sizes', tag: string): Block[] =>
      entriesOf<unknown>(record[name], [name]).flatMap(entry => {
        const text = textOf(entry.value).trim()
        if (text === '') return []
        account.carryPath(entry)
        return [element(tag, {}, text)]
      })
    const medium = citedOf(record, 'medium')
    const blocks = [
      ...(medium === undefined ? [] : [element('form', {}, account.carry(medium))]),
      ...list('formats', 'internetMediaType'),
      ...list('sizes', 'extent'),
      ...Object.entries(countedIn).flatMap(([unit, variable]) => {
        const count = citedOf(record, variable)
        return count === undefined ? [] : [element('extent', { unit }, account.carry(count))]
      }),
    ]
    return blocks.length === 0 ? [] : [element('physicalDescription', {}, blocks)]
  },
}

/** Reads and writes subjects as topics or classification codes, and places with their names and coordinates. */
export const subjects: ModsPart = {
  read(mods, { record }) {
    for (const found of mods.children('subject')) {
      const around = authorityOf(found)
      const { lang } = found
      const topics = found.children('topic').flatMap(topic => {
        const subject = topic.line()
        return subject === undefined
          ? []
          : [{ subject, ...around, ...authorityOf(topic), ...(lang !== undefined && { lang }) }]
      })
      const names = found.children('name', 'titleInfo', 'genre', 'occupation').flatMap(named => {
        named.attribute('type')
        const subject = named.name === 'titleInfo' ? named.text('title') : named.line()
        return subject === undefined ? [] : [{ subject, ...around, ...authorityOf(named) }]
      })
      addAll(record, 'subjects', [...topics, ...names])
      addAll(record, 'geoLocations', readPlaces(found))
    }
    for (const found of mods.children('classification')) {
      const code = found.line()
      const scheme = found.attribute('authority')
      const label = found.element.attributes.find(({ local }) => local === 'displayLabel')?.value
      if (code === undefined) continue
      const same = record.subjects?.find(
        ({ subject, subjectScheme }) => label !== undefined && subject === label && subjectScheme === scheme,
      )
      if (same !== undefined) {
        found.attribute('displayLabel')
        same.classificationCode = code
      } else
        addTo(record, 'subjects', {
          subject: code,
          classificationCode: code,
          ...(scheme !== undefined && { subjectScheme: scheme }),
        })
    }
  },
  write({ work, account }) {
    const { keywords, record } = work
    const topics = keywords.flatMap(keyword => {
      const { subjectScheme, schemeUri, valueUri, lang, classificationCode } = keyword.subject
      const isCode = classificationCode !== undefined && classificationCode === keyword.value && valueUri === undefined
      const [authorityURI, valueURI] = [
        isAddress(schemeUri) ? schemeUri : undefined,
        isAddress(valueUri) ? valueUri : undefined,
      ]
      const held = { subjectScheme, schemeUri: authorityURI, valueUri: valueURI, lang }
      for (const [name, value] of Object.entries(held))
        if (value !== undefined) account.carryPath(keyword.entry.at(name))
      const authority = { authority: subjectScheme, authorityURI, valueURI, 'xml:lang': lang }
      const code = account.carryAny(memberText(keyword.entry, 'classificationCode'))
      if (isCode) return [element('classification', authority, account.carry(keyword))]
      const topic = element('subject', authority, [element('topic', {}, account.carry(keyword))])
      if (code === undefined) return [topic]
      const label = { authority: subjectScheme, displayLabel: keyword.value }
      return [topic, element('classification', label, code)]
    })
    const places = placesOf(record).flatMap(({ names, shapes }) => {
      const blocks = [
        ...names.map(name => element('geographic', {}, account.carry(name))),
        ...coordinatesBlocks(shapes, work, account),
      ]
      return blocks.length === 0 ? [] : [element('subject', {}, blocks)]
    })
    return [...topics, ...places]
  },
}

/**
 * Reads the places of a subject. A single name belongs to the first coordinates; several names are places without
 * coordinates.
 */
function readPlaces(subject: ElementReader): GeoLocation[] {
  const names = subject.texts('geographic')
  const shapes = subject
    .children('cartographics')
    .flatMap(found => found.children('coordinates'))
    .flatMap(found => {
      const shape = shapeOfStatement(new ElementReader(found.element).line() ?? '')
      if (shape !== undefined) found.line()
      return shape ?? []
    })
  if (names.length > 1) return [...names.map(name => ({ geoLocationPlace: name })), ...shapes]
  const name = names[0] === undefined ? {} : { geoLocationPlace: names[0] }
  const [first, ...others] = shapes
  return names.length + shapes.length === 0 ? [] : [{ ...name, ...first }, ...others]
}

function authorityOf(found: ElementReader): Partial<Subject> {
  const [scheme, address, value] = ['authority', 'authorityURI', 'valueURI'].map(name => found.attribute(name))
  return {
    ...(scheme !== undefined && { subjectScheme: scheme }),
    ...(address !== undefined && { schemeUri: address }),
    ...(value !== undefined && { valueUri: value }),
  }
}
