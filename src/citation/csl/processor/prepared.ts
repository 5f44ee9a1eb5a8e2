import type { CslItem } from '../../../formats/csl-json/item.ts'
import { type Cite, CiteRenderer } from './cites.ts'
import { distinguish } from './distinguish.ts'
import type { Renderer } from './render.ts'
import { undistinguished } from './scope.ts'
import { sorted } from './sort.ts'

/** Items with their numbers in the bibliography, in its order, and with what sets them apart from each other. */
export function prepared(items: readonly CslItem[], renderer: Renderer, sort: boolean): readonly Cite[] {
  const { bibliography } = renderer.style
  const given = items.map((item, index) => ({ index, item, number: index + 1, distinction: undistinguished }))
  const cites = sort && bibliography !== undefined ? sorted(given, bibliography, renderer) : given
  for (const [place, cite] of cites.entries()) cite.number = place + 1
  const { render, textOf } = new CiteRenderer(renderer)
  distinguish(cites, renderer.style, cite => textOf(render(cite).output))
  return cites
}
