import { growing, type Piece, type SplitLimits, type Splitter, tooLong } from '../piece.ts'
import { batching } from './batch.ts'
import { type LineKind, yamlLines } from './yaml-lines.ts'

/** Whether a text begins as YAML of several records does: with the mark of a document, with an entry of a list, or with a document that ends in it. */
export function beginsYaml(head: string): boolean {
  const first = /^(?![ \t\r]*(?:[#%]|$)).+/m.exec(head)?.[0] ?? ''
  if (/^-(?:--)?(?:\s|$)/.test(first)) return true
  return /^["'\w]/.test(first) && /^---(?=\s|$)/m.test(head) && !/^cff-version:/m.test(head)
}

/** Whether the records of a list share values by anchors, so that they cannot be read one by one. */
export function sharesValues(head: string): boolean {
  for (const [, name] of head.matchAll(/(?:^|[-:,[{])[ \t]*&([^\s,[\]{}]+)/gm))
    if (head.includes(`*${name}`)) return true
  return false
}

/**
 * Divides YAML: its documents and, where that is wanted, the entries of a document that is a list whose dashes begin their lines. There, neither
 * a dash nor a mark of documents can be part of a value, because values are indented.
 */
export function splitYaml(limits: SplitLimits, dividesLists = true): Splitter {
  const { most, longest } = limits
  const batch = batching()
  const due = growing(limits)
  const lines = yamlLines()
  let document: DocumentState = 'ahead'
  /** Entries of the list that have begun, and those that had when the piece began, where it goes on with a list. */
  let entries = 0
  let first: number | undefined
  /** Whole records in the piece, and their bytes. */
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

  /** Between two records, of one list or of two documents. */
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
    // Entries that go on with a list are numbered on from it, which those of the next document are not.
    if (whole < due.bytes() && records < most && (isSameList || first === undefined)) return
    ready.push(piece())
    first = next
  }

  /** Takes note of a line that begins here. */
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

  /** Takes note of what the document holds. */
  function hold(kind: LineKind): void {
    if (document === 'list') entries += kind === 'entry' ? 1 : 0
    else if (document !== 'other') {
      document = kind === 'entry' ? 'list' : 'other'
      entries = 1
    }
  }

  /** Passes over a record that grows too long, behind a piece of those before it. */
  function limit(): void {
    if (batch.isPassing() || batch.size() - whole <= longest) return
    if (whole > 0) ready.push(piece(batch.size() - whole))
    batch.passOver(batch.size())
  }

  function take(chunk: Uint8Array, isLast: boolean): Piece[] {
    ready = []
    const visit = (kind: LineKind, at: number): void => {
      // What stands behind something else begins no record.
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
    // What a value means may depend on what stands far behind it.
    pause: () => [],
    breakOff: () => (whole > 0 && !batch.isPassing() ? [piece(batch.size() - whole)] : []),
  }
}

/** What has come of a document: nothing but comments and directives; its mark; entries of a list; something else; the mark of its end. */
type DocumentState = 'ahead' | 'empty' | 'list' | 'other' | 'ended'
