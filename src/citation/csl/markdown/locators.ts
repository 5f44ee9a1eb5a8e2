import type { CiteRequest } from '../document-types.ts'
import { type LocatorWords, labelAt } from '../locator-words.ts'
import { markup, unescaped } from './readable.ts'

/** What stands behind a key: a locator, in the words of a language, and the rest. */
export function behind(text: string, words: LocatorWords): Pick<CiteRequest, 'locator' | 'label' | 'suffix'> {
  const [, inBraces, afterBraces] = /^\s{0,9},?\s{0,9}\{([^{}]{0,500})\}([\s\S]*)$/.exec(text) ?? []
  if (inBraces !== undefined) return { ...labelled(inBraces.trim(), words), ...suffixed(afterBraces ?? '') }
  const rest = text.replace(/^\s{0,9},?\s{0,9}/, '')
  const { label, length } = labelAt(rest, words)
  const [locator] = (label === undefined ? bareNumbers : numbers).exec(rest.slice(length)) ?? []
  // What stands in brackets of its own behind a key begins with no space: `@doe [see there]`.
  if (locator === undefined) return suffixed(beginsWithWord.test(text) ? `, ${text}` : text)
  return { locator: unescaped(locator), label: label ?? 'page', ...suffixed(rest.slice(length + locator.length)) }
}

function labelled(text: string, words: LocatorWords): Pick<CiteRequest, 'locator' | 'label'> {
  if (text === '') return {}
  const { label = 'page', length } = labelAt(text, words)
  return { locator: unescaped(text.slice(length)), label }
}

function suffixed(text: string): Pick<CiteRequest, 'suffix'> {
  const suffix = text.trimEnd()
  return suffix.trim() === '' ? {} : { suffix: markup(suffix) }
}

/** A word that a text begins with, be it emphasised, quoted or a mark. */
const beginsWithWord = /^[*_“‘"'„«\p{L}\p{N}\p{Co}]/u

/** One number, or several with marks between them: `3`, `xii-xv`, `3, 5-7`, `12a`. */
const number = String.raw`(?:[\p{L}]{0,3}\d[\p{L}\p{N}.:]{0,20}(?<![.:])|[ivxlcdm]{1,15}(?![\p{L}\p{N}]))`
const numbers = new RegExp(`^${number}(?:\\s{0,3}(?:[-–—,&]{1,3}|and)\\s{0,3}${number}){0,30}`, 'iu')
const bareNumbers = new RegExp(`^(?=\\d)${number}(?:\\s{0,3}(?:[-–—,&]{1,3})\\s{0,3}${number}){0,30}`, 'iu')
