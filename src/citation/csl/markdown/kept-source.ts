import { everyMark, firstMark, lastMark, mark } from '../items/kept-elements.ts'
import { mathematics } from '../render/writer.ts'
import { markup } from './readable.ts'

/** Passages of Markdown in citations that stay as they are written: code, formulas, links, pictures. Marks stand for them meanwhile. */
export class KeptSource {
  readonly #passages: string[] = []

  /** A text with marks in the place of its passages. */
  marked(text: string): string {
    return text.replace(passage, (found: string) => {
      const place = firstMark + this.#passages.length
      if (found.startsWith('\\') || place > lastMark) return found
      this.#passages.push(found)
      return String.fromCodePoint(place)
    })
  }

  /** A text with its passages in the place of their marks. */
  restored(text: string): string {
    return this.#replaced(text, found => found)
  }

  /** A text with the words of its passages, without the marks of code, links and pictures. */
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

/** Code in one line between one or two backticks. */
const code = '(?<!`)(?:`[^`\\n]{1,500}`|``(?!`)(?:[^`\\n]|`(?!`)){1,500}``)(?!`)'

/** Escaped characters, which begin nothing, code, formulas, links and pictures without citations in them, and marks. */
const passage = new RegExp(
  `\\\\[\\s\\S]|${code}|${mathematics}|!?\\[[^\\][@]{0,300}\\]\\([^()\\s]{0,500}\\)|${mark.source}`,
  'gu',
)
