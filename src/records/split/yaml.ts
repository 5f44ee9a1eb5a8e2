import { growing, type Piece, type SplitLimits, type Splitter, tooLong } from '../piece.ts'
import { batching } from './batch.ts'
import { type LineKind, yamlLines } from './yaml-lines.ts'

/**
 * True if a text may be YAML with several records: it begins with `---` or a list entry, or, except in CFF, a later
 * line begins with `---`.
 */
export function beginsYaml(head: string): boolean {
  const first = /^(?![ \t\r]*(?:[#%]|$)).+/m.exec(head)?.[0] ?? ''
  if (/^-(?:--)?(?:\s|$)/.test(first)) return true
  return /^["'\w]/.test(first) && /^---(?=\s|$)/m.test(head) && !/^cff-version:/m.test(head)
}

/** True if an anchor has an alias: the records of a list may then share values and cannot be read one by one. */
export function sharesValues(head: string): boolean {
  for (const [, name] of head.matchAll(/(?:^|[-:,[{])[ \t]*&([^\s,[\]{}]+)/gm))
    if (head.includes(`*${name}`)) return true
  return false
}

/**
 * Splits YAML into documents. With `dividesLists`, a document that is a list is also split into its entries if their
 * dashes are at the start of lines.
 *
 * Values in such a list are indented, so a dash or mark at the start of a line is never part of a value. js-yaml parses
 * only whole texts, not chunks.
 */
export function splitYaml(limits: SplitLimits, dividesLists = true): Splitter {
  const { most, longest } = limits
  const batch = batching()
  const due = growing(limits)
  const lines = yamlLines()
  let document: DocumentState = 'ahead'
  /** The number of list entries so far, and the number at the start of a piece that continues a list. */
  let entries = 0
  let first: number | undefined
  /** The number of complete records in the piece, and their size in bytes. */
  let records = 0
  let whole = 0
  let ready: Piece[] = []

  function piece(behind = 0): Piece {
    const list = first === undefined ? {} : { list: { pointer: '', first } }
    records = 0
    whole = 0
    due.grow()
    return { kind: 'yaml', ...batch.take(behind), ...list }
  }

  /** Ends a record. The next record is in the same list or in another document. */
  function divide(isSameList: boolean): void {
    const next = isSameList ? entries : undefined
    limit()
    if (batch.isPassing()) {
      const { gap, extent } = batch.passed()
      ready.push(tooLong(gap, extent, longest))
      first = next
      return
    }
    records++
    whole = batch.size()
    // Entries of the same list continue its numbering; those of the next document do not.
    if (whole < due.bytes() && records < most && (isSameList || first === undefined)) return
    ready.push(piece())
    first = next
  }

  function begin(kind: LineKind): void {
    if (kind === 'start') {
      if (document !== 'ahead') divide(false)
      document = 'empty'
    } else if (kind === 'end') document = document === 'ahead' ? 'ahead' : 'ended'
    else if (kind === 'directive' && (document === 'ahead' || document === 'ended')) {
      if (document === 'ended') divide(false)
      document = 'ahead'
    } else {
      if (document === 'ended') divide(false)
      else if (document === 'list' && kind === 'entry' && dividesLists) divide(true)
      hold(kind)
    }
  }

  function hold(kind: LineKind): void {
    if (document === 'list') entries += kind === 'entry' ? 1 : 0
    else if (document !== 'other') {
      document = kind === 'entry' ? 'list' : 'other'
      entries = 1
    }
  }

  /** Skips a record that has become too long. The complete records before it become a piece of their own. */
  function limit(): void {
    if (batch.isPassing() || batch.size() - whole <= longest) return
    if (whole > 0) ready.push(piece(batch.size() - whole))
    batch.passOver(batch.size())
  }

  function take(chunk: Uint8Array, isLast: boolean): Piece[] {
    ready = []
    const visit = (kind: LineKind, at: number): void => {
      // Content after white space or a mark begins no record.
      if (kind === 'behind') hold(kind)
      else {
        batch.keep(at)
        begin(kind)
      }
    }
    batch.keep(lines.walk(chunk, isLast, batch.begin, visit))
    limit()
    return ready
  }

  return {
    push: chunk => take(chunk, false),
    end() {
      const pieces = take(new Uint8Array(), true)
      if (batch.isPassing()) divide(false)
      else if (!batch.isEmpty()) pieces.push(piece())
      return pieces
    },
    // Later lines can change the meaning of a value.
    pause: () => [],
    breakOff: () => (whole > 0 && !batch.isPassing() ? [piece(batch.size() - whole)] : []),
  }
}

/** The latest part of a document: comments or directives, start mark, list entries, other content, or end mark. */
type DocumentState = 'ahead' | 'empty' | 'list' | 'other' | 'ended'
