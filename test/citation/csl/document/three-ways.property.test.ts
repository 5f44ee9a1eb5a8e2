import fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { citationDocument, citeMarkdown, citePandoc } from '../../../../src/citation/csl/index.ts'
import { remarkCitations } from '../../../../src/remark/index.ts'
import { runsOr } from '../../../runs.ts'
import { book } from '../fixtures.ts'

const people = (...families: string[]) => families.map(family => ({ family, given: 'A.' }))
const records = [
  book('doe', 'Doe', 'Rain', 2001),
  book('doe2', 'Doe', 'Snow', 2001),
  book('roe', 'Roe', 'Hail', 2003),
  { ...book('many', 'Kim', 'Gales', 2004), author: people('Kim', 'Lee', 'Poe', 'Ray') },
]

/** A cite of a draft. */
interface Cite {
  id: string
  prefix: string
  locator: string
  suffix: string
  isSuppressed: boolean
}
/** A part of a draft: words, a citation in brackets, a narrative one, or a note. */
type Part = { word: string } | { cites: Cite[] } | { narrative: Cite } | { note: Part[] }
type Draft = Part[][]

const id = fc.constantFrom('doe', 'doe2', 'roe', 'many', 'nobody')
const cite = fc.record({
  id,
  prefix: fc.constantFrom('', '', 'see', 'cf. also'),
  locator: fc.constantFrom('', '', 'p. 3', 'pp. 3-5', 'chap. 2', 'p. A-5', 'sec. 2(b)'),
  suffix: fc.constantFrom('', '', 'and on', '[sic] there'),
  isSuppressed: fc.boolean(),
})
const word = fc.constantFrom('Rain', 'falls', 'here', 'soon').map(text => ({ word: text }))
const citation = fc.array(cite, { minLength: 1, maxLength: 3 }).map(cites => ({ cites }))
const narrative = cite.map(one => ({ narrative: { ...one, prefix: '', suffix: '', isSuppressed: false } }))
const inline = fc.oneof({ weight: 3, arbitrary: word }, citation, narrative)
/** Parts, with a word behind each narrative citation, which brackets would belong to otherwise. */
const apart = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part): Part[] => ('narrative' in part ? [part, { word: 'and' }] : [part]))
const note = fc
  .array(inline, { minLength: 1, maxLength: 4 })
  .map(parts => ({ note: [{ word: 'Note' }, ...apart(parts)] }))
const paragraph = fc
  .array(fc.oneof({ weight: 6, arbitrary: inline }, note), { minLength: 1, maxLength: 7 })
  .map((parts): Part[] => [{ word: 'So' }, ...apart(parts), { word: 'ends' }])
const drafts: fc.Arbitrary<Draft> = fc.array(paragraph, { minLength: 1, maxLength: 3 })

const behind = ({ locator, suffix }: Cite): string =>
  `${locator === '' ? '' : `, ${locator}`}${suffix === '' ? '' : ` ${suffix}`}`

/** Writes a draft as Markdown of Pandoc. */
function markdownOf(draft: Draft): string {
  const definitions: string[] = []
  const written = (parts: readonly Part[]): string => {
    let text = ''
    for (const part of parts) {
      if ('note' in part) {
        text += `[^n${definitions.length + 1}]`
        const place = definitions.push('') - 1
        definitions[place] = `[^n${place + 1}]: ${written(part.note)}.`
        continue
      }
      text += text === '' ? '' : ' '
      if ('word' in part) text += part.word
      else if ('narrative' in part) {
        const { narrative: one } = part
        text += `@${one.id}${one.locator === '' ? '' : ` [${one.locator}]`}`
      } else
        text += `[${part.cites
          .map(
            one => `${one.prefix === '' ? '' : `${one.prefix} `}${one.isSuppressed ? '-' : ''}@${one.id}${behind(one)}`,
          )
          .join('; ')}]`
    }
    return text
  }
  const body = draft.map(parts => `${written(parts)}.`)
  return `${[...body, ...definitions].join('\n\n')}\n`
}

type Element = { t: string; c?: unknown }

const inlinesOf = (text: string): Element[] =>
  text
    .split(/( )/)
    .filter(piece => piece !== '')
    .map(piece => (piece === ' ' ? { t: 'Space' } : { t: 'Str', c: piece }))

/** Writes a draft as Pandoc reads it. */
function astOf(draft: Draft): object {
  const mode = (t: string, one: Cite) => ({
    citationId: one.id,
    citationPrefix: inlinesOf(one.prefix),
    citationSuffix: inlinesOf(t === 'AuthorInText' ? one.locator : behind(one)),
    citationMode: { t },
  })
  const written = (parts: readonly Part[]): Element[] => {
    const inlines: Element[] = []
    for (const part of parts) {
      if ('note' in part) {
        inlines.push({ t: 'Note', c: [{ t: 'Para', c: [...written(part.note), { t: 'Str', c: '.' }] }] })
        continue
      }
      if (inlines.length > 0) inlines.push({ t: 'Space' })
      if ('word' in part) inlines.push({ t: 'Str', c: part.word })
      else {
        const cites =
          'narrative' in part
            ? [mode('AuthorInText', part.narrative)]
            : part.cites.map(one => mode(one.isSuppressed ? 'SuppressAuthor' : 'NormalCitation', one))
        const source = 'narrative' in part ? narrativeSource(part.narrative) : markdownOf([[part]]).replace(/\.\n$/, '')
        inlines.push({ t: 'Cite', c: [cites, inlinesOf(source)] })
      }
    }
    return inlines
  }
  const blocks = draft.map(parts => ({ t: 'Para', c: [...written(parts), { t: 'Str', c: '.' }] }))
  return { 'pandoc-api-version': [1, 22], meta: {}, blocks }
}

const narrativeSource = ({ id: key, locator }: Cite): string => `@${key}${locator === '' ? '' : ` [${locator}]`}`

/** Writes the notes of a Markdown text where they are called. */
function withNotes(text: string): string {
  const notes = new Map<string, string>()
  const body = text
    .split('\n\n')
    .map(block => block.trim())
    .filter(block => {
      const [, label = '', words = ''] = /^\[\^([^\]]+)\]:\s?([\s\S]*)$/.exec(block) ?? []
      if (label !== '') notes.set(label, words)
      return label === '' && block !== ''
    })
  return body.join('\n').replace(/\[\^([^\]]+)\]/g, (_, label: string) => `{${notes.get(label)}}`)
}

interface Tree {
  type: string
  value?: string
  identifier?: string
  children?: Tree[]
}

function textOfTree(tree: Tree): string {
  const definitions = new Map<string, Tree>()
  for (const child of tree.children ?? [])
    if (child.type === 'footnoteDefinition') definitions.set(child.identifier ?? '', child)
  const textOf = (node: Tree): string => {
    if (node.type === 'footnoteReference')
      return `{${textOf(definitions.get(node.identifier ?? '') ?? { type: 'text' })}}`
    return node.value ?? (node.children ?? []).map(textOf).join('')
  }
  return (tree.children ?? [])
    .filter(({ type }) => type === 'paragraph')
    .map(textOf)
    .join('\n')
}

function textOfAst(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOfAst).join('')
  const { t, c } = (value ?? {}) as Element
  if (t === 'Str') return String(c)
  if (t === 'Space') return ' '
  if (t === 'Note') return `{${textOfAst(c)}}`
  if (t === 'Cite' || t === 'Span' || t === 'Link') return textOfAst((c as unknown[])[1])
  return c === undefined ? '' : textOfAst(c)
}

describe.each(['apa', 'ieee', 'chicago-author-date', 'chicago-note-bibliography'])('a draft in %s', style => {
  it('reads the same from the command, remark and the filter', async () => {
    await fc.assert(
      fc.asyncProperty(drafts, async draft => {
        const open = () => citationDocument(records, { style, locale: 'en-US' })
        const [first, second] = [await open(), await open()]
        const markdown = markdownOf(draft)
        const command = (await citeMarkdown(`${markdown}\n<div id="refs"></div>\n`, first)).text.split(
          '<div id="refs">',
        )
        const [body = '', after = ''] = command
        const { document } = await citePandoc(astOf(draft), second, { bibliography: false })
        const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown) as unknown as Tree
        await remarkCitations({ records, style, locale: 'en-US', anchors: false, bibliography: false })(tree)
        const expected = withNotes(body + after.replace(/^[\s\S]*?<\/div>/, ''))
        expect(document.blocks.map(textOfAst).join('\n'), 'filter').toBe(expected)
        expect(textOfTree(tree), 'remark').toBe(expected)
        expect(second.bibliography().text).toBe(first.bibliography().text)
      }),
      { numRuns: runsOr(12) },
    )
  })
})
