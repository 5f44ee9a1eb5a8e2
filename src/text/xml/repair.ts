import { maxDepth } from './tree.ts'

/** Repaired XML, and the first text that the repair changed. */
export interface RepairedXml {
  text: string
  /** The first text that the repair changed; undefined if only markup was repaired. */
  lost?: { before: string; after: string }
}

/**
 * Repairs XML as libxml2 2.9 does in its recovery mode. Returns undefined for faults whose repair is unknown, and for
 * a text without an element.
 *
 * References to unknown entities, `&` without a reference and `<` without a name are omitted. Every end tag closes the
 * innermost element, and the end of the text closes all open elements. White space before the document is omitted. Each
 * of these faults was tried with libxml2.
 */
export function repairedXml(given: string): RepairedXml | undefined {
  const source = given.replace(/^[\s\uFEFF]+/, '')
  const repair = new Repair()
  token.lastIndex = 0
  while (token.lastIndex < source.length) {
    const found = token.exec(source)
    const { text, stray, start, end, cut, aside, cdata, attributes = '', close } = found?.groups ?? {}
    if (found === null || cut !== undefined) {
      if (cut === undefined) return undefined
      break
    }
    if (text !== undefined || stray !== undefined) {
      // A "<" without a name does not end a text.
      markup.lastIndex = found.index
      const next = markup.exec(source)?.index ?? source.length
      token.lastIndex = next
      repair.addText(source.slice(found.index, next))
    } else if (start !== undefined) repair.open(start, attributes, close === '/>')
    else if (end !== undefined) repair.close()
    // Comments have no effect and need not be well-formed.
    else repair.addAside(cdata ?? (aside?.startsWith('<?') ? aside : ''), cdata !== undefined)
    if (repair.isBeyond) return undefined
    if (repair.isComplete) break
  }
  return repair.result()
}

class Repair {
  /** True if a fault was found for which libxml2's repair is unknown. */
  isBeyond = false
  readonly #open: string[] = []
  readonly #written: string[] = []
  #lost: RepairedXml['lost']
  #hasRoot = false

  /** True once the root is closed. The parser ignores the rest. */
  get isComplete(): boolean {
    return this.#hasRoot && this.#open.length === 0
  }

  addText(before: string): void {
    if (this.#open.length === 0) this.isBeyond ||= before.trim() !== ''
    else {
      this.isBeyond ||= before.includes(']]>')
      const after = withoutFaults(before)
      if (after !== before) this.#lost ??= { before: squeezed(before), after: squeezed(after) }
      this.#written.push(after)
    }
  }

  addAside(text: string, isText: boolean): void {
    this.isBeyond ||= isText && this.#open.length === 0
    this.#written.push(text)
  }

  open(tag: string, attributes: string, isEmpty: boolean): void {
    this.isBeyond ||= this.#open.length >= maxDepth
    this.#hasRoot = true
    this.#written.push(`<${tag}${withoutFaults(attributes)}${isEmpty ? '/' : ''}>`)
    if (!isEmpty) this.#open.push(tag)
  }

  close(): void {
    const tag = this.#open.pop()
    this.isBeyond ||= tag === undefined
    this.#written.push(`</${tag}>`)
  }

  result(): RepairedXml | undefined {
    if (!this.#hasRoot) return undefined
    for (const tag of this.#open.reverse()) this.#written.push(`</${tag}>`)
    return { text: this.#written.join(''), ...(this.#lost !== undefined && { lost: this.#lost }) }
  }
}

const name = '[A-Za-z_:\\u0080-\\uFFFF][-.\\w:\\u0080-\\uFFFF]*'

// Each token that libxml2 recognises, and each token cut off by the end of the text.
const token = new RegExp(
  [
    '(?<text>[^<])',
    '(?<aside><!--[\\s\\S]*?-->|<\\?[\\s\\S]*?\\?>)',
    '(?<cdata><!\\[CDATA\\[[\\s\\S]*?\\]\\]>)',
    '(?<cut><!--[\\s\\S]*$|<\\?[\\s\\S]*$|<!\\[CDATA\\[[\\s\\S]*$|</[^<>]*$|<$)',
    `</(?<end>${name})\\s*>`,
    `<(?<start>${name})(?<attributes>(?:\\s+${name}\\s*=\\s*(?:"[^"<]*"|'[^'<]*')){0,1000})\\s*(?<close>/?>|$)`,
    '(?<stray><(?![A-Za-z_:\\u0080-\\uFFFF/!?]))',
  ].join('|'),
  'y',
)

const markup = /<[A-Za-z_:\u0080-\uFFFF/!?]/g

const reference = new RegExp(`&(?:#(x[\\dA-Fa-f]*|\\d*);?|(${name});?)?`, 'g')
const known: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

/** Drops invalid and unknown references, an "&" without a reference, invalid characters and "<". */
const withoutFaults = (text: string): string =>
  text
    .replace(reference, (whole, number?: string, entity?: string) =>
      whole.endsWith(';') && (entity === undefined ? isCharacter(number) : known.has(entity)) ? whole : '',
    )
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has none of these.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF<]/g, '')

function isCharacter(number: string | undefined): boolean {
  const code = number?.startsWith('x') ? Number.parseInt(number.slice(1), 16) : Number.parseInt(number ?? '', 10)
  return (
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff)
  )
}

/** Collapses white space, and resolves the five predefined XML entities, for a message. */
const squeezed = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => characters[entity] ?? '')

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
