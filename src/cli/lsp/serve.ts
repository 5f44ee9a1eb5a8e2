import { fileURLToPath } from 'node:url'
import type { Connection, TextDocuments } from 'vscode-languageserver/node.js'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { CheckOptions } from '../../validation/report.ts'
import { type Configuration, configurationOf } from '../config/configuration.ts'
import { offline } from '../config/configured.ts'
import { nodeFiles } from '../files.ts'
import type { LanguageTag } from '../language/language.ts'
import { languageOf } from '../language/load.ts'
import { unsuppressedIn } from '../silence/silence.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { version } from '../version.ts'
import { completionsAt, hoverAt } from './complete-and-hover.ts'
import {
  type CheckedDocument,
  checkDocument,
  editorDiagnostics,
  type IsReported,
  quickFixes,
} from './findings-and-fixes.ts'

/** Serves an editor on a connection. Resolves when the editor ends the connection. */
export function serveEditor(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  terminal: Terminal,
  asked?: LanguageTag,
): Promise<void> {
  const checked = new Map<string, CheckedDocument>()
  let root = terminal.cwd
  let configured: Promise<Configuration> | undefined
  let told = ''

  const atRoot = (): Terminal => ({ ...terminal, cwd: root, files: nodeFiles(root) })
  const showError = (error: unknown): void => {
    const message = error instanceof Error ? error.message : String(error)
    // Sends a notification, because not every editor answers the request that `showErrorMessage` sends.
    if (message !== told)
      void connection.sendNotification('window/showMessage', { type: 1, message: `citable: ${message}` })
    told = message
  }
  const configuration = (): Promise<Configuration> =>
    (configured ??= configurationOf({}, atRoot()).catch(error => {
      showError(error)
      return { paths: [], folder: root, judgementOf: () => ({}) }
    }))
  const unsuppressed = async (name: string): Promise<IsReported> => {
    try {
      return await (await unsuppressedIn([{ name }], await configuration(), atRoot()))(name)
    } catch (error) {
      showError(error)
      return () => true
    }
  }
  const optionsFor = async (uri: string): Promise<CheckOptions> => {
    const { judgementOf, ownRules } = await configuration()
    const { kernel, profile, rules, required } = judgementOf(pathOf(uri))
    return {
      ...(kernel && { kernel }),
      ...(profile && { profile }),
      ...(rules && { rules: offline(rules) }),
      ...(required && { required }),
      ...(ownRules && { ownRules }),
    }
  }
  const report = async (document: TextDocument): Promise<void> => {
    const { uri, version: wanted } = document
    const options = await optionsFor(uri)
    const language = await languageOf(asked, (await configuration()).lang)
    const isReported = await unsuppressed(pathOf(uri))
    // Waits so that keystrokes that have arrived meanwhile are handled together.
    await new Promise(resolve => setImmediate(resolve))
    if (documents.get(uri)?.version !== wanted) return
    const now = checkDocument(document, { options, language, isReported }, checked.get(uri))
    checked.set(uri, now)
    await connection.sendDiagnostics({ uri, version: wanted, diagnostics: editorDiagnostics(now) })
  }

  connection.onInitialize(({ workspaceFolders, rootUri }) => {
    const folder = workspaceFolders?.[0]?.uri ?? rootUri
    if (folder?.startsWith('file:')) root = fileURLToPath(folder)
    return {
      capabilities: {
        textDocumentSync: { openClose: true, change: 2, save: {} },
        codeActionProvider: { codeActionKinds: ['quickfix'] },
        completionProvider: { triggerCharacters: ['"', "'", ':', ' ', '>'] },
        hoverProvider: true,
      },
      serverInfo: { name: 'citable', version },
    }
  })
  documents.onDidChangeContent(({ document }) => void report(document))
  documents.onDidSave(({ document }) => {
    if (!/citable\.config\.[a-z]+$/.test(document.uri)) return
    configured = undefined
    told = ''
    for (const other of documents.all()) void report(other)
  })
  connection.onDidChangeWatchedFiles(() => {
    configured = undefined
    told = ''
    for (const other of documents.all()) void report(other)
  })
  documents.onDidClose(({ document }) => {
    checked.delete(document.uri)
    void connection.sendDiagnostics({ uri: document.uri, diagnostics: [] })
  })
  const withDocument = <T, R>(uri: string, none: R, use: (document: TextDocument) => T): T | R => {
    const document = documents.get(uri)
    return document === undefined ? none : use(document)
  }
  connection.onHover(async ({ textDocument, position }) => {
    const language = await languageOf(asked, (await configuration()).lang)
    return withDocument(textDocument.uri, null, document => hoverAt(document, position, language) ?? null)
  })
  connection.onCompletion(({ textDocument, position }) =>
    withDocument(textDocument.uri, [], document => completionsAt(document, position)),
  )
  connection.onCodeAction(({ textDocument, range }) =>
    withDocument(textDocument.uri, [], document => {
      const known = checked.get(textDocument.uri)
      return known === undefined ? [] : quickFixes(document, known, range)
    }),
  )
  documents.listen(connection)
  connection.listen()
  return new Promise(resolve => connection.onExit(resolve))
}

const pathOf = (uri: string): string => (uri.startsWith('file:') ? fileURLToPath(uri) : uri)
