import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import type { ShownFinding } from './messages.ts'

/** The text editor of the playground, as the panels use it. */
export interface Editor {
  text(): string
  replace(text: string): void
  /** Changes the content to `text` by replacing only the part between their common beginning and end. */
  become(text: string): void
  edit(edits: readonly { start: number; end: number; text: string }[]): void
  /** Marks at most 2,000 findings in the text. A finding with a fix offers an action, which calls `apply`. */
  mark(findings: readonly ShownFinding[], apply: (finding: ShownFinding) => void): void
  show(finding: ShownFinding): void
}

const mostMarks = 2000

/** Creates the editor in an element. Calls `changed` after each change of the text. */
export function createEditor(parent: HTMLElement, text: string, changed: () => void): Editor {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'Records' }),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.updateListener.of(update => {
          if (update.docChanged) changed()
        }),
      ],
    }),
  })
  return {
    text: () => view.state.doc.toString(),
    replace: next => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    become(next) {
      const before = view.state.doc.toString()
      const most = Math.min(before.length, next.length)
      let start = 0
      while (start < most && before[start] === next[start]) start++
      let end = 0
      while (end < most - start && before[before.length - 1 - end] === next[next.length - 1 - end]) end++
      view.dispatch({
        changes: { from: start, to: before.length - end, insert: next.slice(start, next.length - end) },
      })
    },
    edit: edits =>
      view.dispatch({ changes: edits.map(({ start, end, text: insert }) => ({ from: start, to: end, insert })) }),
    mark(findings, apply) {
      const { length } = view.state.doc
      const marks = findings
        .filter(({ from, to }) => from >= 0 && to <= length)
        .slice(0, mostMarks)
        .map(finding => {
          const { from, to, severity, message, rule, fix } = finding
          const actions = fix === undefined ? [] : [{ name: fix.description, apply: () => apply(finding) }]
          return { from, to, severity, message: `${message} (${rule})`, actions } satisfies Diagnostic
        })
      view.dispatch(setDiagnostics(view.state, marks))
    },
    show(finding) {
      if (finding.from < 0) return
      view.dispatch({ selection: { anchor: finding.from, head: finding.to }, scrollIntoView: true })
      view.focus()
    },
  }
}
