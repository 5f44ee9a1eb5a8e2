import { everyMark, firstMark, lastMark, mark } from '../items/kept-elements.ts'
import { mathematics } from '../render/writer.ts'
import { markup } from './readable.ts'

/**
 * Code, formulas, links and images in Markdown citations, all of which stay as written. Marks replace these passages
 * while a citation is rendered.
 */
export class KeptSource {
  readonly #passages: string[] = []

  /** Returns a text with its passages replaced by marks. */
  marked(text: string): string {
    return text.replace(passage, (found: string) => {
      const place = firstMark + this.#passages.length
      if (found.startsWith('\\') || place > lastMark) return found
      this.#passages.push(found)
      return String.fromCodePoint(place)
    })
  }

  /** Returns a text with its marks replaced by their passages. */
  restored(text: string): string {
    return this.#replaced(text, found => found)
  }

  /**
   * Returns a text with its marks replaced by the words of the passages, without the syntax of code, links and
   * images.
   */
  readable(text: string): string {
    return this.#replaced(text, wordsOfPassage)
  }

  #replaced(text: string, written: (passage: string) => string): string {
    if (this.#passages.length === 0) return text
    return text.replace(everyMark, one => {
      const found = this.#passages[(one.codePointAt(0) ?? 0) - firstMark]
      return found === undefined ? one : written(found)
    })
  }
}

function wordsOfPassage(passage: string): string {
  const [, linked] = /^!?\[([^\]]*)\]\(/.exec(passage) ?? []
  if (linked !== undefined) return markup(linked)
  return passage.startsWith('`') ? passage.replace(/^`+ ?| ?`+$/g, '') : passage
}

/** A pattern for inline code on one line, enclosed in single or double backticks. */
const code = '(?<!`)(?:`[^`\\n]{1,500}`|``(?!`)(?:[^`\\n]|`(?!`)){1,500}``)(?!`)'

/**
 * Matches code, formulas, links and images without citations, and private-use characters that could be mistaken for
 * marks. Also matches escaped characters, because no passage begins with one.
 */
const passage = new RegExp(
  `\\\\[\\s\\S]|${code}|${mathematics}|!?\\[[^\\][@]{0,300}\\]\\([^()\\s]{0,500}\\)|${mark.source}`,
  'gu',
)
