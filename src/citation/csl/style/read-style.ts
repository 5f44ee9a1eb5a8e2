import type { StyleDocument } from './style-document.ts'

/**
 * Reads the properties of a style that are needed before rendering, and checks it for content that an engine cannot
 * process. The XML reader is loaded on first use.
 *
 * Rejects with a {@link CslError} that has the position.
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
