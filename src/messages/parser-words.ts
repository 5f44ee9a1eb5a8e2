import type { Message } from './values.ts'

/**
 * Returns the words in which a parser from a package reports a fault, as a message. Languages without a text for its id keep the words.
 *
 * The id is the name of the package and the words, with `{quoted}` in place of what they quote from the input.
 */
export function parserWords(packageName: string, words: string): Message {
  const quoted = quotation.exec(words)?.[0]
  const id = `${packageName}/${quoted === undefined ? words : words.replace(quotation, '{quoted}')}`
  return { id, text: '{words}', values: { words, ...(quoted !== undefined && { quoted }) } }
}

/** A quotation: what is in quotes, an address, a pattern, the last word after a colon, or a number at the end. */
const quotation = /(?<=").*(?=")|\bhttp:\S+(?=\.$)|\/\^.*(?=\.$)|(?<=: )[^\s"]+?(?=\.?$)|\d+(?=\)$)/s
