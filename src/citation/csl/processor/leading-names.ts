import { names, text } from '../built-in/elements.ts'
import type { Cite } from './cites.ts'
import { branch, type Output } from './output.ts'
import type { Renderer } from './render.ts'
import { Scope } from './scope.ts'

/** The names of an item as they stand in a sentence, for styles whose citations have none, such as those of numbers. */
export function leadingNames({ item, number, distinction }: Cite, renderer: Renderer): Output | undefined {
  const scope = new Scope({ item, number, distinction, area: renderer.style.citation, continues: true }, true)
  return branch(renderer.all([leading], scope))
}

const leading = names('author', {
  name: { form: 'short', and: 'text' },
  substitute: [names('editor'), names('translator'), text('title')],
})
