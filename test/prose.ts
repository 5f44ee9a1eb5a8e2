import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commands } from '../src/cli/commands/index.ts'
import { writtenPages } from './docs/site-pages.ts'
import { root } from './package/project.ts'

/** Returns the paths below a folder that match a pattern. Skips compiled, installed, cached and built files. */
export function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(path => join(folder, path))
    .filter(path => pattern.test(path) && !/[\\/](?:compiled|node_modules|cache|dist)[\\/]/.test(path))
}

/** Returns the text of a file in the repository. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** A text of the project, with the file or id that identifies it for a reader. */
export interface Prose {
  place: string
  text: string
}

/** Returns the first paragraph of every doc comment in the code. */
export const commentOpenings = (): Prose[] =>
  ['src', 'test', 'bench', '.ci', 'docs']
    .flatMap(folder => filesIn(folder, /\.(?:ts|mjs)$/))
    .flatMap(place =>
      [...textOf(place).matchAll(/^[ \t]*\/\*\*([\s\S]*?)\*\//gm)].map(([, comment = '']) => {
        const text = comment.replace(/^[ \t]*\*[ \t]?/gm, '').trim()
        return { place, text: (text.split(/\n\s*\n|^@/m)[0] ?? '').replace(/\s+/g, ' ') }
      }),
    )

/** Returns the names of all tests as written, with the placeholders of table-driven tests. */
export const testNames = (): Prose[] =>
  filesIn('test', /\.ts$/).flatMap(place =>
    [...textOf(place).matchAll(named)].map(([, , text = '']) => ({ place, text: text.replace(/\\(.)/g, '$1') })),
  )

const table = String.raw`\((?:[^()]|\([^()]*\)|\((?:[^()]|\([^()]*\))*\))*\)|\x60[^\x60]*\x60`
const named = new RegExp(
  String.raw`\b(?:it|test)(?:\.(?:skipIf|runIf|each|for)(?:${table})?)*\(\s*(['"\x60])((?:\\.|(?!\1)[^\\])*)\1\s*,`,
  'g',
)

/** Returns the English messages, with their ids. */
export const messages = (): Prose[] =>
  Object.entries(JSON.parse(textOf('src/messages/en.json')) as Record<string, string>).map(([place, text]) => ({
    place,
    text,
  }))

/** Returns the Markdown pages for readers: four files in the root folder, and the handwritten pages of the site. */
export const pages = (): Prose[] => [
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'].map(place => ({ place, text: textOf(place) })),
  ...[...writtenPages].map(([path, text]) => ({ place: `docs/${path}`, text })),
]

/** Returns the sentences in the help texts of all commands. */
export async function helpSentences(): Promise<Prose[]> {
  const sentences: Prose[] = []
  for (const [name, { summary, load }] of Object.entries(commands)) {
    const { description, options, examples } = await load()
    const texts = [
      summary,
      ...description,
      ...Object.values(options).map(option => option.summary),
      ...examples.map(({ does }) => does),
    ]
    sentences.push(...texts.flatMap(sentencesOf).map(text => ({ place: `citable ${name} --help`, text })))
  }
  return sentences
}

/** Returns the sentences of all {@link pages}, without code, headings and HTML. */
export const pageSentences = (): Prose[] =>
  pages().flatMap(({ place, text }) =>
    text
      .replace(
        /^---\n[\s\S]*?\n---\n|^```[\s\S]*?^```$|^#.*$|<!--[\s\S]*?-->|^<script[\s\S]*?<\/script>$|^<[\s\S]*?>$/gm,
        '\n',
      )
      .split(/\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.) )/)
      .flatMap(block => sentencesOf(block.replace(/\s+/g, ' ').trim()))
      .filter(sentence => /[a-z] [a-z]+ [a-z]/.test(sentence))
      .map(sentence => ({ place, text: sentence })),
  )

/** Divides a paragraph after the full stops, question marks and exclamation marks that end a sentence. */
const sentencesOf = (paragraph: string): string[] =>
  paragraph.split(/(?<=[.!?])(?<!\b(?:e\.g|i\.e|etc|cf|vs|ed|et al)\.)\s+(?=[A-Z`"*])/).filter(text => text !== '')
