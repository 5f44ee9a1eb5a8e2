import { Tokenizer, TokenizerMode } from './tokenizer.ts'

/** The machine-readable metadata of an HTML page. */
export interface Page {
  title: string | undefined
  metas: PageMeta[]
  links: PageLink[]
  jsonLd: PageBlock[]
}

/** A block of JSON-LD. */
export interface PageBlock {
  text: string
  /** The offset of the text in the page. */
  offset: number
  /** True if the block is not closed and extends to the end of the page. */
  isOpen: boolean
}

/** A `meta` element with a name and content. */
export interface PageMeta {
  /** The attribute `name` or `property`, in lower case. */
  name: string
  content: string
  lang: string | undefined
}

/** A `link` element with a target. */
export interface PageLink {
  /** The relation types, in lower case. */
  rel: readonly string[]
  href: string
  type: string | undefined
}

/**
 * The elements that contain only text, each with the tokenizer state for its content.
 *
 * https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments
 */
const rawText: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
  ['script', TokenizerMode.SCRIPT_DATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
  ...['iframe', 'noembed', 'noframes', 'style', 'xmp'].map(name => [name, TokenizerMode.RAWTEXT] as const),
])

/**
 * Reads the metadata of a page in one pass over its tags, even if the markup is broken. Builds no tree, runs no script,
 * and fetches nothing.
 */
export function readPage(html: string): Page {
  const page: Page = { title: undefined, metas: [], links: [], jsonLd: [] }
  let title: string[] | undefined
  let block: number | undefined
  const endBlock = (end: number, isOpen: boolean): void => {
    if (block !== undefined) page.jsonLd.push({ text: html.slice(block, end), offset: block, isOpen })
    block = undefined
  }
  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag({ tagName, attrs, location }) {
        const attribute = (name: string): string | undefined => attrs.find(one => one.name === name)?.value.trim()
        if (tagName === 'meta') addMeta(page, attribute)
        else if (tagName === 'link') addLink(page, attribute)
        else if (tagName === 'title' && page.title === undefined) title = []
        else if (tagName === 'script' && /^application\/ld\+json\b/i.test(attribute('type') ?? ''))
          block = location?.endOffset
        const mode = rawText.get(tagName)
        if (mode === undefined) return
        tokenizer.state = mode
        tokenizer.lastStartTagName = tagName
      },
      onEndTag({ tagName, location }) {
        if (tagName === 'script') endBlock(location?.startOffset ?? html.length, false)
        if (tagName !== 'title' || title === undefined) return
        page.title = title.join('').trim()
        title = undefined
      },
      onCharacter: ({ chars }) => void title?.push(chars),
      onWhitespaceCharacter: ({ chars }) => void title?.push(chars),
      onNullCharacter: () => undefined,
      onComment: () => undefined,
      onDoctype: () => undefined,
      onEof: () => endBlock(html.length, true),
    },
  )
  tokenizer.write(html, true)
  return page
}

type Attribute = (name: string) => string | undefined

function addMeta(page: Page, attribute: Attribute): void {
  const name = (attribute('name') ?? attribute('property'))?.toLowerCase()
  const content = attribute('content')
  if (!name || !content) return
  page.metas.push({ name, content, lang: attribute('xml:lang') ?? attribute('lang') })
}

function addLink(page: Page, attribute: Attribute): void {
  const [rel, href] = [attribute('rel'), attribute('href')]
  if (!rel || !href) return
  page.links.push({ rel: rel.toLowerCase().split(/\s+/), href, type: attribute('type') })
}
