import { readableMath } from '../../core/tex-math.ts'
import { decodeEntities } from '../../model/entities.ts'
import { blockTag, lineTag, markup, withoutScripts } from '../../model/plain-text.ts'
import { escapeHtml, Html } from './html.ts'

/**
 * Writes a description from a record as HTML: `strong em b i code pre sub sup br` stay, without attributes and properly nested; other
 * tags are removed, but not their text, unless it is a script or a style; paragraphs and empty lines become line breaks, at most two in a row. The output consists only
 * of these tags and escaped text, whatever the input.
 */
export function descriptionHtml(description: string): Html {
  const text = readableMath(withoutScripts(decodeEntities(description)), 'markup')
  const writing = new Writing()
  let place = 0
  for (const match of text.matchAll(markup)) {
    writing.text(text.slice(place, match.index))
    writing.tag(match[1]?.toLowerCase() ?? '', match[0].startsWith('</'))
    place = match.index + match[0].length
  }
  writing.text(text.slice(place))
  return new Html(writing.end())
}

const kept: ReadonlySet<string> = new Set(['strong', 'em', 'b', 'i', 'code', 'pre', 'sub', 'sup'])

/** Deeper than anyone nests intentionally; browsers get slow from a few hundred levels. */
const deepest = 20

class Writing {
  private written = ''
  private readonly open: string[] = []
  /** Line breaks that come before the next text. */
  private breaks = 0

  tag(name: string, isEnd: boolean): void {
    if (lineTag.test(name)) this.breaks += isEnd && name !== 'br' ? 0 : 1
    else if (blockTag.test(name)) this.breaks = 2
    else if (!kept.has(name)) return
    else if (isEnd) {
      const place = this.open.lastIndexOf(name)
      if (place >= 0) this.close(place)
    } else if (this.open.length < deepest) {
      this.breakLine()
      this.open.push(name)
      this.written += `<${name}>`
    }
  }

  text(text: string): void {
    if (this.open.includes('pre')) {
      this.breakLine()
      this.written += escapeHtml(text)
      return
    }
    for (const [place, paragraph] of text.split(emptyLine).entries()) {
      if (place > 0) this.breaks = 2
      for (const [number, line] of paragraph.split(listItem).entries()) {
        if (number > 0) this.breaks += 1
        this.line(line.replace(/\s+/g, ' '))
      }
    }
  }

  end(): string {
    this.close(0)
    return this.written.trim()
  }

  private line(text: string): void {
    if (text.trim() === '') this.written += this.breaks === 0 ? text : ''
    else {
      const isAtStart = this.breaks > 0
      this.breakLine()
      this.written += escapeHtml(isAtStart ? text.trimStart() : text)
    }
  }

  private breakLine(): void {
    if (this.written !== '') this.written += '<br>'.repeat(Math.min(this.breaks, 2))
    this.breaks = 0
  }

  private close(place: number): void {
    for (const name of this.open.splice(place).reverse()) this.written += `</${name}>`
  }
}

const emptyLine = /\n[^\S\n]*\n/
/** A line break before a line that begins with a bullet or a number; any other line break is only white space. */
const listItem = /\n(?=[^\S\n]{0,20}(?:[-*•–]|\d{1,3}[.)])[^\S\n])/
