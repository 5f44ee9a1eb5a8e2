import { readableMath } from '../../core/tex-math.ts'
import { decodeEntities } from '../../model/entities.ts'
import { blockTag, lineTag, markup, withoutScripts } from '../../model/plain-text.ts'
import { characterNames, elementNames } from './description-names.ts'
import { escapeHtml, Html, safeAddress } from './html.ts'

/**
 * Renders a description from a record as HTML with all text escaped. Keeps http and https links and the tags `strong em
 * b i code pre sub sup br`, nested properly and without attributes.
 *
 * Removes other tags but keeps the text between them, except in scripts and styles. Shows any other text in angle
 * brackets. Paragraphs and empty lines become at most two line breaks.
 */
export function descriptionHtml(description: string): Html {
  const named = description.replace(reference, (written, name) => characterNames[name] ?? written)
  const text = readableMath(withoutScripts(decodeEntities(named)), 'markup')
  const writing = new Writing()
  let place = 0
  for (const match of text.matchAll(markup)) {
    writing.text(text.slice(place, match.index))
    const name = match[1]?.toLowerCase()
    if (name === undefined || elementNames.has(name) || name.includes(':')) writing.tag(name ?? '', match[0])
    else writing.text(match[0])
    place = match.index + match[0].length
  }
  writing.text(text.slice(place))
  return new Html(writing.end())
}

const reference = /&([A-Za-z]{2,8}\d{0,2});/g
const target = /\shref\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'=<>]+))/i

const kept: ReadonlySet<string> = new Set(['strong', 'em', 'b', 'i', 'code', 'pre', 'sub', 'sup'])

/** The maximum nesting depth, greater than real descriptions need. Browsers become slow at a few hundred levels. */
const deepest = 20

/** Renders a description as one line of plain text: the text that {@link descriptionHtml} shows. */
export const descriptionText = (description: string): string =>
  decodeEntities(
    descriptionHtml(readableMath(description, 'plain'))
      .text.replaceAll('<br>', ' ')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()

class Writing {
  private written = ''
  private readonly open: string[] = []
  /** The number of line breaks to write before the next text. */
  private breaks = 0

  tag(name: string, tag: string): void {
    const isEnd = tag.startsWith('</')
    if (lineTag.test(name)) this.breaks += isEnd && name !== 'br' ? 0 : 1
    else if (blockTag.test(name)) this.breaks = 2
    else if (name === 'a' && !isEnd) this.link(tag)
    else if (!kept.has(name) && name !== 'a') return
    else if (isEnd) {
      const place = this.open.lastIndexOf(name)
      if (place >= 0) this.close(place)
    } else if (this.open.length < deepest) {
      this.breakLine()
      this.open.push(name)
      this.written += `<${name}>`
    }
  }

  /**
   * Opens a link. Closes an open link first, because links do not nest, and drops a link whose address is not http or
   * https.
   */
  private link(tag: string): void {
    const outer = this.open.lastIndexOf('a')
    if (outer >= 0) this.close(outer)
    const [, double, single, bare] = target.exec(tag) ?? []
    const address = safeAddress(double ?? single ?? bare)
    if (address === undefined || !/^https?:/.test(address) || this.open.length >= deepest) return
    this.breakLine()
    this.open.push('a')
    this.written += `<a href="${escapeHtml(address)}" rel="nofollow noopener">`
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
/** Matches a line break before a bullet or a number. Other single line breaks count as white space. */
const listItem = /\n(?=[^\S\n]{0,20}(?:[-*•–]|\d{1,3}[.)])[^\S\n])/
