/**
 * The lines that differ between two texts, as `diff -u` writes them, for `patch` and `git apply`; empty if they are equal. Each change
 * stands between three lines that stay.
 */
export function unifiedDiff(before: string, after: string, names: { before: string; after: string }): string {
  if (before === after) return ''
  const lines = { before: linesOf(before), after: linesOf(after) }
  const script = scriptOf(lines.before, lines.after)
  const hunks = hunksOf(script).map(hunk => hunkText(hunk))
  return `--- ${names.before}\n+++ ${names.after}\n${hunks.join('')}`
}

/** Lines with their ends, so that what only differs in its line end differs. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/** A line that stays, goes or comes, with the numbers of the lines before it. */
interface Step {
  kind: ' ' | '-' | '+'
  line: string
  before: number
  after: number
}

function scriptOf(before: readonly string[], after: readonly string[]): Step[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let tail = 0
  const room = Math.min(before.length, after.length) - start
  while (tail < room && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  const middle = shortest(before.slice(start, before.length - tail), after.slice(start, after.length - tail))
  const kinds = [
    ...before.slice(0, start).map(() => ' ' as const),
    ...middle,
    ...before.slice(before.length - tail).map(() => ' ' as const),
  ]
  let [at, to] = [0, 0]
  return kinds.map(kind => {
    const step = { kind, line: (kind === '+' ? after[to] : before[at]) ?? '', before: at, after: to }
    if (kind !== '+') at++
    if (kind !== '-') to++
    return step
  })
}

/** More differing lines than this are not worth the search for the shortest script. */
const most = 1500

/** The shortest script from one list of lines to another (Myers 1986); where it is very long, all of one and then all of the other. */
function shortest(before: readonly string[], after: readonly string[]): Step['kind'][] {
  const trace: Int32Array[] = []
  const reach = Math.min(before.length + after.length, most)
  let front = new Int32Array(2 * reach + 3)
  for (let depth = 0; depth <= reach; depth++) {
    trace.push(front.slice())
    for (let diagonal = -depth; diagonal <= depth; diagonal += 2) {
      let x = isDown(front, diagonal, depth, reach)
        ? (front[reach + diagonal + 2] ?? 0)
        : (front[reach + diagonal] ?? 0) + 1
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x++
      front[reach + diagonal + 1] = x
      if (x >= before.length && x - diagonal >= after.length) return walked(trace, before.length, after.length, reach)
    }
    front = front.slice()
  }
  return [...before.map(() => '-' as const), ...after.map(() => '+' as const)]
}

const isDown = (front: Int32Array, diagonal: number, depth: number, reach: number): boolean =>
  diagonal === -depth || (diagonal !== depth && (front[reach + diagonal] ?? 0) < (front[reach + diagonal + 2] ?? 0))

/** The way back through the fronts. */
function walked(trace: readonly Int32Array[], length: number, other: number, reach: number): Step['kind'][] {
  const kinds: Step['kind'][] = []
  let [x, y] = [length, other]
  for (let depth = trace.length - 1; depth >= 0; depth--) {
    const front = trace[depth] as Int32Array
    const diagonal = x - y
    const previous = isDown(front, diagonal, depth, reach) ? diagonal + 1 : diagonal - 1
    const fromX = depth === 0 ? 0 : (front[reach + previous + 1] ?? 0)
    const fromY = depth === 0 ? 0 : fromX - previous
    while (x > fromX && y > fromY) {
      kinds.push(' ')
      x--
      y--
    }
    if (depth > 0) kinds.push(x === fromX ? '+' : '-')
    ;[x, y] = [fromX, fromY]
  }
  return kinds.reverse()
}

const context = 3

function hunksOf(script: readonly Step[]): Step[][] {
  const hunks: Step[][] = []
  let end = -1
  for (const [at, { kind }] of script.entries()) {
    if (kind === ' ') continue
    const start = Math.max(0, at - context)
    if (start <= end) hunks.at(-1)?.push(...script.slice(end, at + 1 + context))
    else hunks.push(script.slice(start, at + 1 + context))
    end = Math.min(script.length, at + 1 + context)
  }
  return hunks
}

function hunkText(hunk: readonly Step[]): string {
  const [first] = hunk
  const range = (start: number, kinds: string): string => {
    const count = hunk.filter(({ kind }) => kinds.includes(kind)).length
    return `${count === 0 ? start : start + 1}${count === 1 ? '' : `,${count}`}`
  }
  const head = `@@ -${range(first?.before ?? 0, ' -')} +${range(first?.after ?? 0, ' +')} @@\n`
  const body = hunk.map(({ kind, line }) =>
    line.endsWith('\n') ? kind + line : `${kind}${line}\n\\ No newline at end of file\n`,
  )
  return head + body.join('')
}
