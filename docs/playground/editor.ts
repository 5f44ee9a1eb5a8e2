import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import type { ShownFinding } from './messages.ts'

/** The editor of the playground. */
export interface Editor {
  text(): string
  replace(text: string): void
  /** Marks findings in the text; each offers its fix. */
  mark(findings: readonly ShownFinding[]): void
  apply(fix: NonNullable<ShownFinding['fix']>): void
  show(finding: ShownFinding): void
}

/** Creates the editor in an element; `changed` is called after each change of the text. */
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
  const apply = (fix: NonNullable<ShownFinding['fix']>): void =>
    view.dispatch({ changes: fix.edits.map(({ start, end, text: insert }) => ({ from: start, to: end, insert })) })
  return {
    text: () => view.state.doc.toString(),
    replace: next => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    mark(findings) {
      const { length } = view.state.doc
      const marks = findings
        .filter(({ from, to }) => from >= 0 && to <= length)
        .map(
          ({ from, to, severity, message, rule, fix }): Diagnostic => ({
            from,
            to,
            severity,
            message: `${message} (${rule})`,
            ...(fix === undefined ? {} : { actions: [{ name: fix.description, apply: () => apply(fix) }] }),
          }),
        )
      view.dispatch(setDiagnostics(view.state, marks))
    },
    apply,
    show(finding) {
      if (finding.from < 0) return
      view.dispatch({ selection: { anchor: finding.from, head: finding.to }, scrollIntoView: true })
      view.focus()
    },
  }
}
