import { COLLECTION_STYLE, EVENT_ID, type Event, parseEvents, SCALAR_STYLE } from './js-yaml.ts'

/** A value of a YAML text as it is written, with its whole place: quotes and brackets included. */
export interface WrittenNode {
  kind: 'mapping' | 'sequence' | 'scalar' | 'alias'
  start: number
  end: number
  /** Whether it is a collection in brackets. */
  isFlow: boolean
  /** How a scalar is written. */
  style: 'plain' | 'single' | 'double' | 'block'
  children: { name: string; key?: WrittenNode; node: WrittenNode }[]
}

/** The documents of a YAML text that can be read, in order, without the empty ones. */
export function writtenNodes(text: string, maxDepth: number): WrittenNode[] {
  const documents: WrittenNode[] = []
  const open: { node: WrittenNode; key?: WrittenNode }[] = []
  let reached = 0
  const place = (node: WrittenNode): void => {
    const level = open.at(-1)
    if (level === undefined) documents.push(node)
    else if (level.node.kind === 'sequence')
      level.node.children.push({ name: String(level.node.children.length), node })
    else if (level.key === undefined) level.key = node
    else {
      level.node.children.push({ name: nameOf(text, level.key), key: level.key, node })
      delete level.key
    }
  }
  for (const event of parseEvents(text, { maxDepth })) {
    if (event.type === EVENT_ID.DOCUMENT) continue
    if (event.type === EVENT_ID.POP) {
      const level = open.pop()
      if (level === undefined) continue
      reached = level.node.end = endOf(text, level.node, reached)
      place(level.node)
      continue
    }
    const node = nodeOf(text, event, reached)
    if (node.kind === 'mapping' || node.kind === 'sequence') open.push({ node })
    else {
      reached = Math.max(reached, node.end)
      place(node)
    }
  }
  return documents
}

function nodeOf(
  text: string,
  event: Exclude<Event, { type: typeof EVENT_ID.POP | typeof EVENT_ID.DOCUMENT }>,
  reached: number,
): WrittenNode {
  const base = { isFlow: false, style: 'plain', children: [] } as const
  if (event.type === EVENT_ID.ALIAS)
    return { ...base, children: [], kind: 'alias', start: event.anchorStart - 1, end: event.anchorEnd }
  if (event.type !== EVENT_ID.SCALAR) {
    const kind = event.type === EVENT_ID.SEQUENCE ? 'sequence' : 'mapping'
    const isFlow = event.style === COLLECTION_STYLE.FLOW
    return { ...base, children: [], kind, isFlow, start: event.start, end: event.start }
  }
  const style = styles[event.style] ?? 'plain'
  const quotes = style === 'single' || style === 'double' ? 1 : 0
  // An empty value stands nowhere: what is put in its place goes after the name.
  const [start, end] =
    event.valueStart < 0
      ? [afterColon(text, reached), afterColon(text, reached)]
      : [style === 'block' ? headerOf(text, event.valueStart) : event.valueStart - quotes, event.valueEnd + quotes]
  return { ...base, children: [], kind: 'scalar', style, start, end }
}

const styles: Readonly<Record<number, WrittenNode['style']>> = {
  [SCALAR_STYLE.PLAIN]: 'plain',
  [SCALAR_STYLE.SINGLE_QUOTED]: 'single',
  [SCALAR_STYLE.DOUBLE_QUOTED]: 'double',
  [SCALAR_STYLE.LITERAL_BLOCK]: 'block',
  [SCALAR_STYLE.FOLDED_BLOCK]: 'block',
}

/** The "|" or ">" before a block of text. */
function headerOf(text: string, start: number): number {
  const before = text.slice(Math.max(0, start - 500), start)
  const header = /[|>][-+\d]*[ \t]*(?:#[^\r\n]*)?[\r\n]\s*$/.exec(before)
  return header === null ? start : start - before.length + header.index
}

function afterColon(text: string, at: number): number {
  const gap = /[ \t]*:?/y
  gap.lastIndex = at
  return at + (gap.exec(text)?.[0].length ?? 0)
}

/** Where a collection ends: after its last value, or its closing bracket. */
function endOf(text: string, { isFlow, kind, start, children }: WrittenNode, reached: number): number {
  const last = children.length === 0 ? start : Math.max(start, reached)
  if (!isFlow) return last
  const close = kind === 'sequence' ? ']' : '}'
  let at = children.length === 0 ? start + 1 : last
  while (at < text.length && text[at] !== close) {
    if (text[at] === '#') while (at < text.length && !/[\r\n]/.test(text[at] ?? '')) at++
    else at++
  }
  return Math.min(at + 1, text.length)
}

function nameOf(text: string, { start, end, style }: WrittenNode): string {
  const written = text.slice(start, end)
  if (style === 'single') return written.slice(1, -1).replaceAll("''", "'")
  if (style !== 'double') return written
  try {
    return String(JSON.parse(written))
  } catch {
    return written
  }
}
