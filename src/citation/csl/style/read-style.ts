import type { StyleDocument } from './style-document.ts'

/**
 * Reads the properties of a style that are needed before rendering, and checks it for content that an engine cannot
 * process. The XML reader is loaded on first use.
 *
 * Rejects with a {@link CslError} if the style cannot be used. The error has the line and the column, if known.
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
