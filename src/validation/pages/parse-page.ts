import { load } from 'js-yaml'
import type { RulePage } from '../rule.ts'

/**
 * Parses the page of a rule.
 *
 * Front matter has `summary` and `references`, and the first paragraph is the reason. The section Messages lists keys
 * and texts. Passes and Fails have examples, each failing one followed by its finding.
 *
 * An example is JSON with the relevant members. `kernel=…`, `format=…` and `required=…` after the language of the fence
 * set its context. With `input` after the language, the example is a whole text.
 *
 * @throws Error if a part is missing or has another form
 */
export function parsePage(id: string, markdown: string): RulePage {
  const [, front, body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? []
  if (front === undefined) throw new Error(`The page of ${id} has no front matter.`)
  const { summary, references } = load(front) as Pick<RulePage, 'summary' | 'references'>
  const [opening = '', ...parts] = body.split(/^## /m)
  const sections = new Map(parts.map(part => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)]))
  const why = opening.replace(`# ${id}`, '').trim()
  const passes = fencesOf(sections.get('Passes') ?? '').map(exampleOf)
  const fails = inPairs(fencesOf(sections.get('Fails') ?? '')).map(([example, finding]) => ({
    ...exampleOf(example),
    ...findingOf(id, finding.code),
  }))
  if (typeof summary !== 'string' || why === '' || passes.length === 0 || fails.length === 0)
    throw new Error(`The page of ${id} lacks its summary, its reason or an example.`)
  return { summary, why, messages: messagesOf(sections.get('Messages') ?? ''), examples: { passes, fails }, references }
}

/** A fenced block of Markdown: the words after the backticks, and its lines. */
interface Fence {
  info: string
  code: string
}

const fencesOf = (markdown: string): Fence[] =>
  [...markdown.matchAll(/^(`{3,})(.*)\n([\s\S]*?)\n\1$/gm)].map(([, , info = '', code = '']) => ({ info, code }))

function exampleOf({ info, code }: Fence): object {
  const words = info.split(' ').slice(1)
  if (words.includes('input')) return { input: code }
  const circumstances = Object.fromEntries(words.map(word => word.split('=')))
  const { required } = circumstances
  return { record: JSON.parse(code), ...circumstances, ...(required && { required: required.split(',') }) }
}

function findingOf(id: string, text: string): { pointer: string; message: string } {
  const [, pointer, message] = /^(\(record\)|\/\S*): ([\s\S]*)$/.exec(text) ?? []
  if (pointer === undefined || message === undefined) throw new Error(`A failing example of ${id} has no finding.`)
  return { pointer: pointer === '(record)' ? '' : pointer, message }
}

const messagesOf = (section: string): Record<string, string> =>
  Object.fromEntries([...section.matchAll(/^- `(\w+)`: (.+)$/gm)].map(([, key, text]) => [key, text]))

const inPairs = (fences: readonly Fence[]): [Fence, Fence][] =>
  fences.flatMap((fence, at) => {
    const next = fences[at + 1]
    return at % 2 === 0 && next !== undefined ? [[fence, next] as [Fence, Fence]] : []
  })
