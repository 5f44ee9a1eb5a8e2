import { isObject } from '../../core/object.ts'
import { type Path, valueAt } from '../../core/pointer.ts'
import { type Behaviour, everyObject } from '../behaviour.ts'
import { type StoredHtml, storedHtml, unescapedHtml } from '../values/html.ts'
import { isBlank, squeezedLines, squish, stripped } from '../values/space.ts'
import type { Work } from '../work.ts'

/**
 * The first day on which the registry collapses white space inside texts, and cleans dates, sizes, formats and
 * affiliations.
 */
const squished = '2019-12-15'

const htmlOf = (text: string, { sending }: Work): StoredHtml => storedHtml(text, sending.asOf < '2022-05-24')

/** Yields the paths of texts that the registry's reader parses as HTML. */
function* htmlTexts(work: Work): Generator<Path> {
  for (const [path] of work.items('titles')) yield [...path, 'title']
  for (const [path] of work.items('descriptions')) yield [...path, 'description']
  for (const [path] of work.items('subjects')) yield [...path, 'subject']
  if (work.sending.asOf >= squished) {
    for (const [path] of work.items('dates')) yield [...path, 'date']
    for (const name of ['sizes', 'formats']) for (const [path] of work.items(name)) yield path
  }
  for (const [item] of work.items('relatedItems'))
    for (const [path] of work.items(...item, 'titles')) yield [...path, 'title']
}

/** Drops `<br>` elements of a description read from XML. Keeps escaped ones, `&lt;br&gt;`. */
export const lineBreaksLost: Behaviour = {
  id: 'line-breaks-lost',
  does: 'drops',
  via: ['xml'],
  apply(work) {
    for (const [path] of work.items('descriptions')) {
      const text = work.textAt([...path, 'description'])
      if (text?.includes('<br>') && !work.isWrittenBreak(path))
        work.set([...path, 'description'], text.replaceAll('<br>', ''), 'drops')
    }
  },
}

/** Reports that the registry repaired XML that is not well-formed. */
export const xmlRepaired: Behaviour = {
  id: 'xml-repaired',
  does: 'changes',
  via: ['xml'],
  apply(work) {
    const { repaired } = work.surroundings
    if (repaired !== undefined) work.note('changes', [], repaired.before, repaired.after)
  },
}

/**
 * Reads tags of kept HTML elements, such as `<i>`, in titles and descriptions as text if no tag has attributes.
 *
 * The schema then does not see these elements.
 */
export const markupAsText: Behaviour = {
  id: 'markup-as-text',
  does: 'changes',
  via: ['xml'],
  since: '2019-07-14',
  apply(work) {
    for (const [path, text] of work.surroundings.markup) work.set(path, text)
  },
}

/** Removes the tags of all but a few HTML elements from titles, descriptions and similar texts. */
export const htmlRemoved: Behaviour = {
  id: 'html-removed',
  does: 'changes',
  via: ['xml'],
  apply(work) {
    for (const path of htmlTexts(work)) {
      const text = work.textAt(path)
      const stored = text === undefined ? undefined : htmlOf(text, work)
      if (stored?.isCut) work.set(path, stored.text)
    }
  },
}

/** Stores titles, descriptions and similar texts as HTML: `&` becomes `&amp;` and `<` becomes `&lt;`. */
export const textEscaped: Behaviour = {
  id: 'text-escaped',
  does: 'changes',
  via: ['xml'],
  apply(work) {
    for (const path of htmlTexts(work)) {
      const text = work.textAt(path)
      if (text !== undefined) work.set(path, htmlOf(text, work).text)
    }
  },
}

/**
 * Rewrites subjects in JSON in the same way as subjects in XML: removes or escapes HTML and squeezes white space.
 *
 * Drops a value that is not text.
 */
export const subjectEscaped: Behaviour = {
  id: 'subject-rewritten',
  does: 'changes',
  via: ['json'],
  apply(work) {
    for (const [path] of work.items('subjects')) {
      const text = work.textAt([...path, 'subject'])
      if (text !== undefined) work.set([...path, 'subject'], storedSubject(text))
      // The HTML sanitiser returns nothing for a value that is not text.
      else work.drop([...path, 'subject'])
    }
  },
  spares: ({ subjects }) =>
    everyObject(subjects, ({ subject }) => typeof subject === 'string' && storedSubject(subject) === subject),
}

const storedSubject = (text: string): string => squish(storedHtml(text).text)

/** Squeezes and trims white space in the texts where the registry's reader does so. */
export const whiteSpaceSqueezed: Behaviour = {
  id: 'white-space-squeezed',
  does: 'changes',
  via: ['xml'],
  apply(work) {
    for (const path of htmlTexts(work)) work.rewrite(path, path[0] === 'descriptions' ? lines(work) : flat(work))
    work.rewrite(['publisher', 'name'], stripped)
    work.rewrite(['language'], stripped)
    for (const [path, place] of work.items('geoLocations'))
      if (typeof valueAt(place, ['geoLocationPlace']) === 'string')
        work.rewrite([...path, 'geoLocationPlace'], stripped)
    for (const agent of work.agents()) {
      if (work.sending.asOf >= squished)
        for (const [path] of work.items(...agent, 'affiliation')) work.rewrite([...path, 'name'], squish)
      if (work.sending.asOf >= '2023-12-04')
        for (const [path] of work.items(...agent, 'nameIdentifiers'))
          work.rewrite([...path, 'nameIdentifier'], stripped)
    }
  },
}

const flat = ({ sending }: Work): ((text: string) => string) => (sending.asOf < squished ? trimmed : squish)
const lines = (work: Work): ((text: string) => string) =>
  work.sending.asOf < '2023-12-04' ? flat(work) : squeezedLines
const trimmed = (text: string): string => stripped(text.replaceAll('\u00a0', ' '))

/**
 * Resolves the character references that remain in names, volume and award numbers, places and similar texts after the
 * XML is parsed.
 */
export const referencesResolved: Behaviour = {
  id: 'references-resolved',
  does: 'changes',
  via: ['xml'],
  apply(work) {
    for (const agent of work.agents()) {
      // The reader ignores references in a name element with an attribute.
      const isBare = work.textAt([...agent, 'nameType']) === undefined && work.textAt([...agent, 'lang']) === undefined
      if (isBare) work.rewrite([...agent, 'name'], unescapedHtml)
      for (const name of ['givenName', 'familyName']) work.rewrite([...agent, name], unescapedHtml)
    }
    for (const [path] of work.items('relatedItems'))
      for (const name of ['volume', 'issue', 'firstPage', 'lastPage', 'publisher', 'edition'])
        work.rewrite([...path, name], unescapedHtml)
    for (const [path] of work.items('fundingReferences')) {
      if (work.textAt([...path, 'awardUri']) === undefined) work.rewrite([...path, 'awardNumber'], unescapedHtml)
    }
    for (const [path] of work.items('geoLocations')) work.rewrite([...path, 'geoLocationPlace'], unescapedHtml)
  },
}

/** Drops empty texts, and list items without content, where the registry's reader does. */
export const emptyDropped: Behaviour = {
  id: 'empty-dropped',
  does: 'drops',
  via: ['xml'],
  apply(work) {
    for (const name of ['sizes', 'formats'])
      dropItems(work, [name], item => typeof item === 'string' && isBlank(htmlOf(item, work).text))
    dropItems(work, ['titles'], item => isEmpty(item, 'title'))
    dropItems(work, ['subjects'], item => isEmpty(item, 'subject'))
    for (const [path] of work.items('relatedItems'))
      dropItems(work, [...path, 'titles'], item => isEmpty(item, 'title'))
    dropItems(work, ['alternateIdentifiers'], item => isBlankMember(item, 'alternateIdentifier'))
    dropItems(work, ['rightsList'], item => isEmpty(item, 'rights'))
    dropItems(work, ['geoLocations'], item => isObject(item) && Object.keys(item).length === 0)
    dropItems(work, ['fundingReferences'], item => isObject(item) && Object.keys(item).length === 0)
    for (const [path] of work.items('geoLocations')) dropBlank(work, path, ['geoLocationPlace'])
    for (const agent of work.agents())
      for (const [path] of work.items(...agent, 'affiliation')) dropBlank(work, path, ['name', 'affiliationIdentifier'])
    for (const [path] of work.items('fundingReferences')) dropBlank(work, path, ['funderName', 'awardTitle'])
    dropBlank(work, ['types'], ['resourceType'])
    dropBlank(work, ['publisher'], ['name'])
    dropBlank(work, [], ['version', 'language'])
  },
}

function dropItems(work: Work, way: Path, isDropped: (item: unknown) => boolean): void {
  for (const [path, item] of work.items(...way)) if (isDropped(item)) work.drop(path)
}

function dropBlank(work: Work, holder: Path, names: readonly string[]): void {
  for (const name of names) if (isBlankMember(valueAt(work.attributes, holder), name)) work.drop([...holder, name])
}

const isBlankMember = (item: unknown, name: string): boolean => {
  const value = valueAt(item, [name])
  return typeof value === 'string' && isBlank(value)
}

const isEmpty = (item: unknown, name: string): boolean =>
  typeof item === 'object' &&
  item !== null &&
  Object.entries(item).every(([member, value]) => member === name && (value === '' || value === undefined))
