import { checkedOptions, requireFlag, wrongArgument } from '../../core/argument.ts'
import type { Diagnostic, JsonPatchOperation, Sentence } from '../../core/diagnostic.ts'
import { readDatacite } from '../../datacite/read/datacite-readers.ts'
import { english, type Message, sentenceOf } from '../../messages/message.ts'
import { decodeText } from '../../text/decode-text.ts'
import { EditFault, type TextEdit, withEdits } from '../../text/edit/edits.ts'
import { checkSettings } from '../all-rules.ts'
import { check } from '../check.ts'
import { joinFixes } from '../join-fixes.ts'
import type { CheckReport, RecordReport } from '../report.ts'
import { checkDocument } from '../run/check-document.ts'
import { documentEdits, type Editable } from './document-edits.ts'
import { fixEmbedded } from './fix-embedded.ts'
import { type Fixable, type FixOptions, fixOptionNames, isFixable } from './fix-value.ts'

/** A fix that was not applied, with the reason. */
export interface RefusedFix {
  finding: Diagnostic
  /** The index of the document in the text. */
  document: number
  reason: string
  /** The reason as data, which can be rendered in any language. */
  reasonSentence?: Sentence
}

/** The result of {@link fixText}. */
export interface FixedText {
  /** The fixed text, or the input text if nothing was fixed. */
  text: string
  /**
   * The fixed findings in the order in which they were fixed. The pointer of each finding refers to the text just
   * before that finding is fixed.
   */
  fixed: Diagnostic[]
  /** The fixes that could not be applied, with the reasons. */
  refused: RefusedFix[]
  /**
   * The JSON Patch of each document in the text (of each line in NDJSON), up to the last changed document. For XML, the
   * patch describes the changes to the record.
   */
  patches: JsonPatchOperation[][]
  /** The remaining findings in the text. */
  report: CheckReport
}

/**
 * Applies all safe fixes to a text. With `unsafe`, also applies fixes that guess or drop something.
 *
 * Accepts JSON, NDJSON, YAML and XML; unreadable text stays as is. Layout, member order, comments and line ends stay
 * unchanged. Every change is verified by parsing the text again, and a fix that fails is refused. Fixing the result
 * changes nothing.
 *
 * @example
 * fixText('{"doi": "https://doi.org/10.5072/a", "titles": []}').text // → '{"doi": "10.5072/a", "titles": []}'
 */
export function fixText(input: string | Uint8Array, options: FixOptions = {}): FixedText {
  const { unsafe = false, only = () => true, ...checking } = checkedOptions(options, fixOptionNames)
  requireFlag('The option unsafe', unsafe)
  if (typeof only !== 'function') throw wrongArgument('The option only', 'a function that takes a finding', only)
  checkSettings(checking)
  const decoded = decodeText(input)
  if (!decoded.ok) {
    const text = typeof input === 'string' ? input : new TextDecoder().decode(input)
    return { text, fixed: [], refused: [], patches: [], report: check(input, checking) }
  }
  const fixed: Diagnostic[] = []
  const refused: RefusedFix[] = []
  const patches: JsonPatchOperation[][] = []
  let { text } = decoded
  const seen = new Set([text])
  for (let round = 0; round < mostRounds; round++) {
    const given = new Set(refused.map(({ finding, document }) => keyOf(finding, document)))
    const made = fixOnce(
      text,
      checking,
      (finding, record, document) =>
        (unsafe || finding.fix.safe) && only(finding, record) && !given.has(keyOf(finding, document)),
      // XML in JSON is fixed in a single round.
      round === 0 ? { ...checking, unsafe, only } : undefined,
    )
    refused.push(...made.refused)
    if (made.edits.length === 0 && made.refused.length === 0) break
    const next = withEdits(text, made.edits)
    // Fixes that undo each other would never end.
    if (made.edits.length > 0 && seen.has(next)) break
    seen.add(next)
    fixed.push(...made.fixed)
    for (const [index, patch] of made.patches) patches[index] = [...(patches[index] ?? []), ...patch]
    text = next
  }
  return { text, fixed, refused, patches: Array.from(patches, patch => patch ?? []), report: check(text, checking) }
}

/** The maximum number of rounds of fixes: more rounds than any chain of dependent fixes needs. */
const mostRounds = 50

const keyOf = ({ rule, message, pointer }: Diagnostic, document: number): string =>
  JSON.stringify([document, rule, message, pointer])

interface Made {
  edits: TextEdit[]
  fixed: Diagnostic[]
  refused: RefusedFix[]
}

function fixOnce(
  text: string,
  checking: Omit<FixOptions, 'unsafe' | 'only'>,
  isWanted: (finding: Fixable, record: RecordReport, document: number) => boolean,
  inside: FixOptions | undefined,
): Made & { patches: Map<number, JsonPatchOperation[]> } {
  const round = { edits: [] as TextEdit[], fixed: [] as Diagnostic[], refused: [] as RefusedFix[] }
  const patches = new Map<number, JsonPatchOperation[]>()
  const settings = checkSettings(checking)
  let index = 0
  for (const source of readDatacite(text, checking.from, true).documents) {
    const wanted = checkDocument(source, settings, undefined).flatMap(record =>
      record.diagnostics.filter(isFixable).filter(finding => isWanted(finding, record, index)),
    )
    const { edits, fixed, refused, patch } = makeFixes({ text, source, index }, wanted)
    round.edits.push(...edits)
    round.fixed.push(...fixed)
    round.refused.push(...refused)
    if (inside !== undefined && source.syntax !== 'xml') {
      for (const xml of fixEmbedded(source, inside, fixText)) {
        const made = madeIn({ text, source, index }, xml.fixed, xml.patch)
        round.edits.push(...made.edits)
        round.fixed.push(...made.fixed)
        round.refused.push(...xml.refused.map(one => ({ ...one, document: index })), ...made.refused)
        patch.push(...made.patch)
      }
    }
    if (patch.length > 0) patches.set(index, patch)
    index++
  }
  return { ...round, patches }
}

const reasonOf = (reason: Message): Pick<RefusedFix, 'reason' | 'reasonSentence'> => ({
  reason: english(reason),
  reasonSentence: sentenceOf(reason),
})

/**
 * Returns the edits that apply the fixes together. If the text does not allow these edits, tries the first half of the
 * fixes, then the second.
 *
 * The next round attempts the other fixes.
 */
function makeFixes(editable: Editable, findings: readonly Fixable[]): Made & { patch: JsonPatchOperation[] } {
  const { taken, patch } = joinFixes(findings.map(finding => ({ ...finding.fix, finding })))
  const fixed = taken.map(({ finding }) => finding)
  const whole = madeIn(editable, fixed, patch)
  if (whole.refused.length <= 1) return whole
  const half = fixed.length >> 1
  const made = makeFixes(editable, fixed.slice(0, half))
  if (made.fixed.length > 0) return made
  const others = makeFixes(editable, fixed.slice(half))
  return { ...others, refused: [...made.refused, ...others.refused] }
}

/**
 * Returns the edits of a patch that fixes findings. Refuses the fix of every finding if the text does not allow an
 * edit.
 */
function madeIn(
  editable: Editable,
  fixed: Diagnostic[],
  patch: JsonPatchOperation[],
): Made & { patch: JsonPatchOperation[] } {
  try {
    return { edits: documentEdits(editable, patch), fixed, refused: [], patch }
  } catch (error) {
    if (!(error instanceof EditFault)) throw error
    const reason = reasonOf(error.reason)
    const refused = fixed.map(finding => ({ finding, document: editable.index, ...reason }))
    return { edits: [], fixed: [], refused, patch: [] }
  }
}
