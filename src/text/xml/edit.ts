import { escapeAttribute, escapeText } from '../../core/escape-xml.ts'
import { messagesOf } from '../../messages/message.ts'
import { matched } from '../edit/differences.ts'
import { afterBreak, EditFault, indentAt, lineEnd, lineEndOf, lineStart, type TextEdit } from '../edit/edits.ts'
import { serialise } from './serialise.ts'
import { attributeStretches, tagStretch } from './stretches.ts'
import { elementsOf, isBlank, isClosedByItself, textOf, type XmlElement } from './tree.ts'

const say = messagesOf('xml-edit', {
  noAttribute: '<{element}> has no attribute {name} to change.',
  noElement: '<{element}> has no element <{name}> to change.',
})

/**
 * Returns the edits to an XML text for the differences between two trees.
 *
 * The trees represent the text before and after the edits, but may order elements differently from the text.
 *
 * White space, comments, prefixes and element order of the text stay unchanged.
 * @throws EditFault if the text has no counterpart of a changed value.
 */
export function xmlEdits(text: string, root: XmlElement, before: XmlElement, after: XmlElement): TextEdit[] {
  const edits: TextEdit[] = []
  compare({ text, lineEnd: lineEndOf(text), edits }, root, before, after)
  return edits
}

interface Editing {
  text: string
  lineEnd: string
  edits: TextEdit[]
}

function compare(editing: Editing, element: XmlElement, before: XmlElement, after: XmlElement): void {
  compareAttributes(editing, element, before, after)
  const hasText = (one: XmlElement): boolean =>
    elementsOf(one).length === 0 || one.content.some(part => typeof part === 'string' && !isBlank(part))
  if (hasText(before) && hasText(after)) {
    const [was, now] = [inner(before), inner(after)]
    if (was !== now) setContent(editing, element, now, isClosedByItself(after))
  } else compareChildren(editing, element, before, after)
}

function compareAttributes({ text, edits }: Editing, element: XmlElement, before: XmlElement, after: XmlElement): void {
  const valueIn = (one: XmlElement, name: string): string | undefined =>
    one.attributes.find(attribute => attribute.name === name)?.value
  const names = new Set([...before.attributes, ...after.attributes].map(({ name }) => name))
  for (const name of names) {
    const [was, now] = [valueIn(before, name), valueIn(after, name)]
    if (was === now) continue
    const attribute = element.attributes.find(one => one.name === name)
    if (attribute === undefined && was !== undefined)
      throw new EditFault(say('noAttribute', { element: element.name, name }))
    if (now === undefined) {
      if (attribute === undefined) continue
      const { key, value } = attributeStretches(text, element, attribute)
      edits.push({
        start: endOfText(text, key.start),
        end: value.end + 1,
        text: '',
      })
    } else if (attribute === undefined) {
      const at = startTagEnd(text, element)
      edits.push({ start: at, end: at, text: ` ${name}="${escapeAttribute(now)}"` })
    } else {
      const { value } = attributeStretches(text, element, attribute)
      const quote =
        text[value.start - 1] === "'" ? escapeAttribute(now).replaceAll("'", '&apos;') : escapeAttribute(now)
      edits.push({ ...value, text: quote })
    }
  }
}

/** Returns the offset after the last attribute of a start tag, or after the name if the tag has no attributes. */
function startTagEnd(text: string, element: XmlElement): number {
  let at = element.opened - 1
  if (isClosedByItself(element)) at--
  while (/\s/.test(text[at - 1] ?? '')) at--
  return at
}

const inner = (element: XmlElement): string =>
  element.content
    .map(part => (typeof part === 'string' ? escapeText(part) : serialise(part, { '': element.uri })))
    .join('')

function setContent({ text, edits }: Editing, element: XmlElement, content: string, isToClose: boolean): void {
  const { name, opened } = element
  if (isToClose) {
    edits.push({ start: startTagEnd(text, element), end: element.closed, text: '/>' })
  } else if (isClosedByItself(element)) {
    edits.push({ start: startTagEnd(text, element), end: opened, text: `>${content}</${name}>` })
  } else edits.push({ start: opened, end: closeStart(text, element), text: content })
}

const closeStart = (text: string, { closed }: XmlElement): number => text.lastIndexOf('<', closed - 1)

function compareChildren(editing: Editing, element: XmlElement, before: XmlElement, after: XmlElement): void {
  const old = elementsOf(before)
  const now = elementsOf(after)
  const pairs = pairsOf(old, now)
  const own = ownOf(element, old)
  const kept = new Set(pairs.filter(pair => pair !== undefined))
  if (kept.size === 0 && now.length > 0) {
    insertOnly(editing, element, now)
    return
  }
  for (const [at, one] of old.entries()) if (!kept.has(at)) remove(editing, own(at, one))
  let previous: XmlElement | undefined
  const early: XmlElement[] = []
  for (const [index, child] of now.entries()) {
    const at = pairs[index]
    const was = old[at ?? -1]
    if (at !== undefined && was !== undefined) {
      const place = own(at, was)
      for (const one of early.splice(0)) insertBefore(editing, place, one)
      previous = place
      if (serialise(was) !== serialise(child)) compare(editing, place, was, child)
    } else if (previous === undefined) early.push(child)
    else insertAfter(editing, previous, child)
  }
}

/** Returns the previous index of each element of a changed list. Only elements with equal names are paired. */
function pairsOf(old: readonly XmlElement[], now: readonly XmlElement[]): (number | undefined)[] {
  const pairs: (number | undefined)[] = now.map(() => undefined)
  for (const name of new Set(now.map(({ name }) => name))) {
    const [befores, afters] = [old, now].map(list =>
      list.map((one, at) => ({ one, at })).filter(({ one }) => one.name === name),
    ) as [Numbered[], Numbered[]]
    const { pairs: found } = matched(befores, afters, ({ one }) => serialise(one))
    for (const [index, { at }] of afters.entries()) pairs[at] = befores[found[index] ?? -1]?.at
  }
  return pairs
}

interface Numbered {
  one: XmlElement
  at: number
}

/**
 * Returns a function that finds the element in the text for a child of the old tree.
 *
 * The element has the same local name as the child, and the same index among children with that name. The function
 * throws an `EditFault` if there is no such element.
 */
function ownOf(element: XmlElement, old: readonly XmlElement[]): (at: number, one: XmlElement) => XmlElement {
  const byName = new Map<string, XmlElement[]>()
  for (const child of elementsOf(element)) {
    if (child.uri !== element.uri) continue
    const alike = byName.get(child.local)
    if (alike === undefined) byName.set(child.local, [child])
    else alike.push(child)
  }
  const seen = new Map<string, number>()
  const own = old.map(({ local }) => {
    const nth = seen.get(local) ?? 0
    seen.set(local, nth + 1)
    return byName.get(local)?.[nth]
  })
  return (at, one) => {
    const found = own[at]
    if (found === undefined) throw new EditFault(say('noElement', { element: element.name, name: one.local }))
    return found
  }
}

function remove({ text, edits }: Editing, element: XmlElement): void {
  const { start } = tagStretch(text, element)
  const from = lineStart(text, start)
  const end = lineEnd(text, element.closed)
  const isAlone = text.slice(from, start).trim() === '' && text.slice(element.closed, end).trim() === ''
  edits.push(isAlone ? { start: from, end: afterBreak(text, end), text: '' } : { start, end: element.closed, text: '' })
}

function insertAfter(editing: Editing, previous: XmlElement, child: XmlElement): void {
  const { text, edits } = editing
  const { start } = tagStretch(text, previous)
  const gap = gapBefore(editing, start)
  edits.push({ start: previous.closed, end: previous.closed, text: gap + written(editing, child, previous, gap) })
}

function insertBefore(editing: Editing, next: XmlElement, child: XmlElement): void {
  const { text, edits } = editing
  const { start } = tagStretch(text, next)
  const gap = gapBefore(editing, start)
  edits.push({ start, end: start, text: written(editing, child, next, gap) + gap })
}

function insertOnly(editing: Editing, element: XmlElement, children: readonly XmlElement[]): void {
  const { text, edits } = editing
  const { start } = tagStretch(text, element)
  const outer = gapBefore(editing, start)
  const gap = outer === '' ? '' : outer + unitOf(text)
  const content = children.map(child => gap + written(editing, child, element, gap)).join('')
  if (isClosedByItself(element))
    edits.push({
      start: startTagEnd(text, element),
      end: element.opened,
      text: `>${content}${outer}</${element.name}>`,
    })
  else edits.push({ start: element.opened, end: closeStart(text, element), text: content + outer })
}

/**
 * Returns the line break and white space before a tag. Returns an empty text for a tag in the first line, or after
 * other text in its line.
 */
function gapBefore({ text, lineEnd: br }: Editing, start: number): string {
  const from = lineStart(text, start)
  return from > 0 && text.slice(from, start).trim() === '' ? br + indentAt(text, start) : ''
}

const unitOf = (text: string): string => /[\r\n]([ \t]+)</.exec(text)?.[1] ?? '  '

/** Returns the start of the white space before an offset. */
function endOfText(text: string, place: number): number {
  let end = place
  while (end > 0 && /\s/.test(text[end - 1] ?? '')) end--
  return end
}

/** Writes an element as XML with the prefix of another element, a sibling or the parent. */
function written(editing: Editing, element: XmlElement, beside: XmlElement, gap: string): string {
  const prefix = beside.name.includes(':') ? beside.name.replace(/:.*$/, ':') : ''
  const name = prefix + element.local
  const attributes = element.attributes.map(one => ` ${one.name}="${escapeAttribute(one.value)}"`).join('')
  const children = elementsOf(element)
  if (element.content.length === 0) return `<${name}${attributes}/>`
  if (children.length === 0) return `<${name}${attributes}>${escapeText(textOf(element))}</${name}>`
  const inside = gap === '' ? '' : gap + unitOf(editing.text)
  const content = children.map(child => inside + written(editing, child, beside, inside)).join('')
  return `<${name}${attributes}>${content}${gap}</${name}>`
}
