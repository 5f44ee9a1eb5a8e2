import type { ElementLayout } from './element-layout.ts'

/** Adds an element with child elements, or a self-closing one if there are none. */
export function addAround(
  before: string,
  { start, open, lineEnd, endOfElements }: ElementLayout,
  attributes: string,
  addElements: (text: string) => string,
): string {
  const opened = attributes === '' ? before + open.elements : `${before}${start}${attributes}>${lineEnd}`
  const text = addElements(opened)
  return text.length === opened.length ? `${before}${start}${attributes}/>${lineEnd}` : text + endOfElements
}

/** Adds an element with text, or a self-closing one if there is no text. */
export function addLeaf(
  before: string,
  { start, open, lineEnd, end }: ElementLayout,
  attributes: string,
  text: string | undefined,
): string {
  if (text === undefined) return `${before}${start}${attributes}/>${lineEnd}`
  // Concatenating fewer texts is faster.
  return attributes === '' ? `${before}${open.text}${text}${end}` : `${before}${start}${attributes}>${text}${end}`
}
