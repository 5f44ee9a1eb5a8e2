import { readXml } from '../../../text/xml/read.ts'
import type { Cite } from './cites.ts'
import { Compiler } from './compile-nodes.ts'
import type { Node } from './nodes.ts'
import { branch, type Output } from './output.ts'
import type { Renderer } from './render.ts'
import { Scope } from './scope.ts'

/** The names of an item as they stand in a sentence, for styles whose citations have none, such as those of numbers. */
export function leadingNames({ item, number, distinction }: Cite, renderer: Renderer): Output | undefined {
  nodes ??= compiled()
  const scope = new Scope({ item, number, distinction, area: renderer.style.citation, continues: true }, true)
  return branch(renderer.all(nodes, scope))
}

let nodes: readonly Node[] | undefined

function compiled(): readonly Node[] {
  const read = readXml(
    '<layout><names variable="author"><name form="short" and="text"/><substitute><names variable="editor"/><names variable="translator"/><text variable="title"/></substitute></names></layout>',
  )
  return read.ok ? new Compiler(new Map()).nodes(read.root) : []
}
