import type { StyleDocument } from './style-document.ts'

/**
 * Reads what has to be known about a style before an engine gets it, and checks what an engine would stumble over. The reader of XML is
 * loaded when it is first needed. Rejects with a {@link CslError} that has the place.
 *
 * @example
 * const { title, isNote } = await readStyle(houseStyle, 'house')
 * isNote // → false
 */
export async function readStyle(xml: string, id: string): Promise<StyleDocument> {
  const { parsedStyle } = await import('./style-document.ts')
  const { root: _, refuse: __, ...document } = parsedStyle(xml, id)
  return document
}
