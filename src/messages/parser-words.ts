import type { Message } from './values.ts'

/**
 * Returns the message for an error that a third-party parser reports. A language without a text for the message's id
 * shows the parser's own words.
 *
 * The id consists of the package name and the words, with `{quoted}` in place of text quoted from the input.
 */
export function parserWords(packageName: string, words: string): Message {
  const quoted = quotation.exec(words)?.[0]
  const id = `${packageName}/${quoted === undefined ? words : words.replace(quotation, '{quoted}')}`
  return { id, text: '{words}', values: { words, ...(quoted !== undefined && { quoted }) } }
}

/** Matches the part of a message that is quoted from the input. */
const quotation = /(?<=").*(?=")|\bhttp:\S+(?=\.$)|\/\^.*(?=\.$)|(?<=: )[^\s"]+?(?=\.?$)|\d+(?=\)$)/s
