import { names, text } from '../built-in/elements.ts'
import type { Cite } from './cites.ts'
import { branch, type Output } from './output.ts'
import type { Renderer } from './render.ts'
import { Scope } from './scope.ts'

/**
 * The names of an item as they stand in a sentence, for styles whose citations have none, such as those of numbers; its title where it has none,
 * if that may stand for them.
 */
export function leadingNames(
  { item, number, distinction }: Cite,
  renderer: Renderer,
  asked: 'names' | 'any' = 'any',
): Output | undefined {
  const scope = new Scope({ item, number, distinction, area: renderer.style.citation, continues: true }, true)
  return branch(renderer.all([asked === 'any' ? leading : people], scope))
}

const name = { form: 'short', and: 'text' } as const
const others = [names('editor'), names('translator')]
const people = names('author', { name, substitute: others })
const leading = names('author', { name, substitute: [...others, text('title')] })
