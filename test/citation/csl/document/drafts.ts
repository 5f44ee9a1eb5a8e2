import fc from 'fast-check'
import { book } from '../fixtures.ts'

const people = (...families: string[]) => families.map(family => ({ family, given: 'A.' }))
/** The works that drafts cite. */
export const records = [
  book('doe', 'Doe', 'Rain', 2001),
  book('doe2', 'Doe', 'Snow', 2001),
  book('roe', 'Roe', 'Hail', 2003),
  { ...book('many', 'Kim', 'Gales', 2004), author: people('Kim', 'Lee', 'Poe', 'Ray') },
]

interface Cite {
  id: string
  prefix: string
  locator: string
  suffix: string
  isSuppressed: boolean
}
type Part = { word: string } | { cites: Cite[] } | { narrative: Cite; mark: string } | { note: Part[] }
export type Draft = Part[][]

/** Options for the citations in generated drafts. */
interface Forms {
  /** The keys to cite; a key without a record is an unknown work. */
  ids: readonly string[]
  locators: readonly string[]
  /** True if drafts can contain narrative citations, which are part of a sentence. */
  isNarrative: boolean
  /** True if notes can contain citations. */
  hasCitingNotes: boolean
  /** The maximum number of cites in a citation; three by default. */
  mostCites?: number
  /** True if no citation cites a work twice. */
  isEachOnce?: boolean
}

const word = fc.constantFrom('Rain', 'falls', 'here', 'soon').map(text => ({ word: text }))
/**
 * Returns the parts with a word after each narrative citation. Without the word, brackets that follow would become part
 * of the citation.
 */
const apart = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part): Part[] => ('narrative' in part ? [part, { word: 'and' }] : [part]))

/** Returns a generator of drafts of one to three paragraphs. */
export function draftsIn(forms: Forms): fc.Arbitrary<Draft> {
  const { ids, locators, isNarrative, hasCitingNotes, mostCites = 3, isEachOnce = false } = forms
  const cite = fc.record({
    id: fc.constantFrom(...ids),
    prefix: fc.constantFrom('', '', 'see', 'cf. also'),
    locator: fc.constantFrom('', '', ...locators),
    suffix: fc.constantFrom('', '', 'and on', '[sic] there'),
    isSuppressed: fc.boolean(),
  })
  const length = { minLength: 1, maxLength: mostCites }
  const list = isEachOnce ? fc.uniqueArray(cite, { ...length, selector: ({ id }) => id }) : fc.array(cite, length)
  const citation = list.map(cites => ({ cites }))
  const mark = fc.constantFrom('', '', '.', ',', '?')
  const narrative = fc
    .tuple(cite, mark)
    .map(([one, mark]) => ({ narrative: { ...one, prefix: '', suffix: '', isSuppressed: false }, mark }))
  const inline = fc.oneof({ weight: 3, arbitrary: word }, citation, ...(isNarrative ? [narrative] : []))
  const note = fc
    .array(hasCitingNotes ? inline : word, { minLength: 1, maxLength: 4 })
    .map(parts => ({ note: [{ word: 'Note' }, ...apart(parts)] }))
  const paragraph = fc
    .array(fc.oneof({ weight: 6, arbitrary: inline }, note), { minLength: 1, maxLength: 7 })
    .map((parts): Part[] => [{ word: 'So' }, ...apart(parts), { word: 'ends' }])
  return fc.array(paragraph, { minLength: 1, maxLength: 3 })
}

/** A generator of drafts with every kind of citation. */
export const drafts = draftsIn({
  ids: ['doe', 'doe2', 'roe', 'many', 'nobody'],
  locators: ['p. 3', 'pp. 3-5', 'chap. 2', 'p. A-5', 'sec. 2(b)'],
  isNarrative: true,
  hasCitingNotes: true,
})

const behind = ({ locator, suffix }: Cite): string =>
  `${locator === '' ? '' : `, ${locator}`}${suffix === '' ? '' : ` ${suffix}`}`

/** Returns a draft as Pandoc's Markdown. */
export function markdownOf(draft: Draft): string {
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
        text += `@${one.id}${one.locator === '' ? '' : ` [${one.locator}]`}${part.mark}`
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

/** Returns a draft as a document in Pandoc's JSON. */
export function astOf(draft: Draft): object {
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
        if ('narrative' in part && part.mark !== '') inlines.push({ t: 'Str', c: part.mark })
      }
    }
    return inlines
  }
  const blocks = draft.map(parts => ({ t: 'Para', c: [...written(parts), { t: 'Str', c: '.' }] }))
  return { 'pandoc-api-version': [1, 22], meta: {}, blocks }
}

const narrativeSource = ({ id: key, locator }: Cite): string => `@${key}${locator === '' ? '' : ` [${locator}]`}`

/** Returns the text of a Pandoc document, with each note in braces at its reference. */
export function textOfAst(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOfAst).join('')
  const { t, c } = (value ?? {}) as Element
  if (t === 'Str') return String(c)
  if (t === 'Space') return ' '
  if (t === 'Note') return `{${textOfAst(c)}}`
  if (t === 'Cite' || t === 'Span' || t === 'Link') return textOfAst((c as unknown[])[1])
  return c === undefined ? '' : textOfAst(c)
}
