import { mathematics } from '../mathematics.ts'
import { firstMark, lastMark, mark } from '../private-use.ts'

/** Passages of Markdown in citations that stay as they are written: formulas, links, pictures. Marks stand for them meanwhile. */
export class KeptSource {
  readonly #passages: string[] = []

  /** A text with marks in the place of its passages. */
  marked(text: string): string {
    return text.replace(passage, (found, code?: string) => {
      const place = firstMark + this.#passages.length
      if (code !== undefined || place > lastMark) return found
      this.#passages.push(found)
      return String.fromCodePoint(place)
    })
  }

  /** A text with its passages in the place of their marks. */
  restored(text: string): string {
    if (this.#passages.length === 0) return text
    return text.replace(everyMark, one => this.#passages[(one.codePointAt(0) ?? 0) - firstMark] ?? one)
  }
}

/** Code, which is none of them and may look as one, formulas, links and pictures without citations in them, and marks. */
const passage = new RegExp(
  `(\\\\[\\s\\S]|(?<!\`)\`[^\`]{1,500}\`(?!\`))|${mathematics}|!?\\[[^\\][@]{0,300}\\]\\([^()\\s]{0,500}\\)|${mark.source}`,
  'gu',
)
const everyMark = new RegExp(mark, 'gu')
