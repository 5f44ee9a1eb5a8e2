import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  CodeActionRequest,
  CompletionRequest,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node.js'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { type BundledCommand, bundledCommand } from '../bundled-command.ts'
import { citable } from '../fake-terminal.ts'
import { bare, json } from '../records.ts'

let command: BundledCommand
beforeAll(async () => {
  command = await bundledCommand()
}, 60_000)
afterAll(() => command.remove())

let folder: string
let server: ChildProcess
let client: ProtocolConnection
let findings: Map<string, PublishDiagnosticsParams>
let waiting: (() => void)[]
let messages: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'citable-lsp-'))
  server = spawn(process.execPath, [command.path, 'lsp', '--stdio'], {
    cwd: tmpdir(),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  if (server.stdout === null || server.stdin === null) throw new Error('The server has no pipes.')
  client = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin))
  findings = new Map()
  waiting = []
  messages = []
  client.onNotification(PublishDiagnosticsNotification.type, params => {
    findings.set(`${params.uri}@${params.version}`, params)
    for (const wake of waiting.splice(0)) wake()
  })
  client.onNotification(ShowMessageNotification.type, ({ message }) => void messages.push(message))
  client.listen()
  const { capabilities } = await client.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: {},
  })
  expect(capabilities).toMatchObject({ hoverProvider: true, textDocumentSync: { change: 2 } })
  await client.sendNotification(InitializedNotification.type, {})
})

afterEach(async () => {
  const ended = new Promise(resolve => server.once('exit', resolve))
  await client.sendRequest(ShutdownRequest.type)
  await client.sendNotification(ExitNotification.type)
  expect(await ended).toBe(0)
  client.dispose()
  rmSync(folder, { recursive: true })
})

/** A document that is open in the client, with its current text and version. */
class Shown {
  readonly uri: string
  #document: TextDocument

  constructor(name: string, languageId: string, text: string) {
    this.uri = pathToFileURL(join(folder, name)).href
    this.#document = TextDocument.create(this.uri, languageId, 1, text)
  }

  async open(): Promise<void> {
    const { uri, languageId, version } = this.#document
    const textDocument = { uri, languageId, version, text: this.#document.getText() }
    await client.sendNotification(DidOpenTextDocumentNotification.type, { textDocument })
  }

  async type(part: string, text: string): Promise<void> {
    const offset = this.#document.getText().indexOf(part)
    const range = { start: this.#document.positionAt(offset), end: this.#document.positionAt(offset + part.length) }
    const version = this.#document.version + 1
    this.#document = TextDocument.update(this.#document, [{ range, text }], version)
    const textDocument = { uri: this.uri, version }
    await client.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument,
      contentChanges: [{ range, text }],
    })
  }

  async diagnostics(): Promise<PublishDiagnosticsParams['diagnostics']> {
    for (;;) {
      const found = findings.get(`${this.uri}@${this.#document.version}`)
      if (found !== undefined) return found.diagnostics
      await new Promise<void>(resolve => waiting.push(resolve))
    }
  }

  async rules(): Promise<unknown[]> {
    return (await this.diagnostics()).map(({ code }) => code)
  }

  after(part: string): { line: number; character: number } {
    return this.#document.positionAt(this.#document.getText().indexOf(part) + part.length)
  }

  at = (part: string) => ({ textDocument: { uri: this.uri }, position: this.after(part) })

  async fixed(rule: string): Promise<string> {
    const diagnostics = (await this.diagnostics()).filter(({ code }) => code === rule)
    const [first] = diagnostics
    if (first === undefined) throw new Error(`${rule} was not found.`)
    const given = { textDocument: { uri: this.uri }, range: first.range, context: { diagnostics } }
    const actions = (await client.sendRequest(CodeActionRequest.type, given)) ?? []
    const action = actions.find(one => 'edit' in one && one.diagnostics?.[0]?.code === rule)
    const edits = action !== undefined && 'edit' in action ? (action.edit?.changes?.[this.uri] ?? []) : []
    return TextDocument.applyEdits(this.#document, edits)
  }
}

const soil = json({ ...bare, doi: 'doi:10.5072/a' })

describe('citable lsp', () => {
  it('the language server shows findings while the user types', async () => {
    const shown = new Shown('soil.json', 'json', soil)
    await shown.open()
    const [finding] = await shown.diagnostics()
    expect(finding).toMatchObject({ code: 'doi-form', source: 'citable', severity: 1 })
    const line = soil.split('\n').findIndex(text => text.includes('"doi"'))
    expect(finding?.range.start.line).toBe(line)
    await shown.type('doi:10', '10')
    expect(await shown.rules()).toEqual([])
    await shown.type('"titles": [', '"titles": [[')
    expect(await shown.rules()).toEqual(['schema/not-json'])
    await shown.type('[[', '[')
    expect(await shown.rules()).toEqual([])
  })

  it.each([
    ['a.json', 'json', soil, soil.replace('doi:', '')],
    [
      'a.yaml',
      'yaml',
      'doi: doi:10.5072/a # DOI\ntitles: [{title: x}]\n',
      'doi: 10.5072/a # DOI\ntitles: [{title: x}]\n',
    ],
    [
      'a.xml',
      'xml',
      '<resource xmlns="http://datacite.org/schema/kernel-4">\n <identifier identifierType="DOI">doi:10.5072/a</identifier></resource>',
      '<resource xmlns="http://datacite.org/schema/kernel-4">\n <identifier identifierType="DOI">10.5072/a</identifier></resource>',
    ],
  ])('the language server offers fixes in %s', async (name, language, text, fixed) => {
    const shown = new Shown(name, language, text)
    await shown.open()
    expect(await shown.fixed('doi-form')).toBe(fixed)
  })

  it('the language server explains properties and completes terms', async () => {
    const shown = new Shown(
      'a.json',
      'json',
      '{"doi": "10.5072/a", "dates": [{"dateType": "Iss"}], "types": {"resourceTypeGeneral": ',
    )
    await shown.open()
    const hover = await client.sendRequest(HoverRequest.type, shown.at('"dateTy'))
    expect(hover?.contents).toMatchObject({
      kind: 'markdown',
      value: expect.stringMatching(/8\.a dateType.*The event.*`Issued`/s),
    })
    const terms = await client.sendRequest(CompletionRequest.type, shown.at('"Iss'))
    expect(terms).toContainEqual(
      expect.objectContaining({
        label: 'Issued',
        textEdit: { newText: '"Issued"', range: { start: shown.after('"dateType": '), end: shown.after('"Iss"') } },
      }),
    )
    const typing = await client.sendRequest(CompletionRequest.type, shown.at('"resourceTypeGeneral": '))
    expect(typing).toContainEqual(expect.objectContaining({ label: 'Dataset' }))
    expect(await client.sendRequest(CompletionRequest.type, shown.at('"10.5'))).toEqual([])
    const yaml = new Shown(
      'a.yaml',
      'yaml',
      'titles:\n- title: x\n  titleType: Sub\ncreators:\n  - name: A\n    nameType: \n',
    )
    await yaml.open()
    expect(await client.sendRequest(CompletionRequest.type, yaml.at('titleType: Su'))).toContainEqual(
      expect.objectContaining({ label: 'Subtitle' }),
    )
    expect(await client.sendRequest(CompletionRequest.type, yaml.at('nameType: '))).toContainEqual(
      expect.objectContaining({ label: 'Personal' }),
    )
    const xml = new Shown(
      'a.xml',
      'xml',
      '<r:resource xmlns:r="http://datacite.org/schema/kernel-4"><r:titles><r:title titleType=""',
    )
    await xml.open()
    expect(await client.sendRequest(CompletionRequest.type, xml.at('titleType="'))).toContainEqual(
      expect.objectContaining({ label: 'Subtitle' }),
    )
    expect(await client.sendRequest(HoverRequest.type, xml.at('<r:tit'))).toBeNull()
    expect(await client.sendRequest(HoverRequest.type, xml.at('<r:titles><r:tit'))).toMatchObject({
      contents: { value: expect.stringContaining('title') },
    })
  })

  it('the language server reports nothing for files without a record', async () => {
    for (const [name, language, text] of [
      ['package.json', 'json', '{"name": "x", "version": "1.0.0"}'],
      ['ci.yml', 'yaml', 'on: push\njobs: {}\n'],
      ['pom.xml', 'xml', '<project><name>x</name></project>'],
      ['broken.json', 'json', '{"name": '],
    ] as const) {
      const shown = new Shown(name, language, text)
      await shown.open()
      expect(await shown.diagnostics()).toEqual([])
    }
  })

  it('the language server applies the configuration, and reports configuration errors', async () => {
    const config = join(folder, 'citable.config.json')
    writeFileSync(config, '{"rules": {"doi-form": "off"}}')
    const shown = new Shown('soil.json', 'json', soil)
    await shown.open()
    expect(await shown.rules()).toEqual([])
    writeFileSync(config, '{"rules": {"doi-from": "off"}}')
    const saved = new Shown('citable.config.json', 'json', '{}')
    await saved.open()
    await client.sendNotification(DidSaveTextDocumentNotification.type, { textDocument: { uri: saved.uri } })
    await shown.type('doi:10', 'doi:10')
    expect(await shown.rules()).toEqual(['doi-form'])
    expect(messages).toHaveLength(1)
    expect(messages[0]).toContain('doi-from')
  })

  it('the language server does not show suppressed findings, and reports mistakes in suppressions', async () => {
    const suppression = '[{"rule": "doi-form", "reason": "As registered"}]'
    writeFileSync(join(folder, 'soil.json.suppress.json'), suppression)
    writeFileSync(join(folder, 'rain.json.suppress.json'), suppression.replace('rule', 'role'))
    writeFileSync(
      join(folder, 'citable.config.json'),
      `{"suppressions": ${suppression.replace('{', '{"files": ["snow.json"], ')}}`,
    )
    const rulesIn = async (name: string) => {
      writeFileSync(join(folder, name), soil)
      const shown = new Shown(name, 'json', soil)
      await shown.open()
      return shown.rules()
    }
    expect(await rulesIn('soil.json')).toEqual([])
    expect(await rulesIn('snow.json')).toEqual([])
    expect(messages).toEqual([])
    expect(await rulesIn('rain.json')).toEqual(['doi-form'])
    expect(messages).toEqual([expect.stringContaining('rain.json.suppress.json:1:2')])
  })

  it('the language server reports findings and fixes in the language that the configuration sets', async () => {
    writeFileSync(join(folder, 'citable.config.json'), '{"lang": "de"}')
    const shown = new Shown('soil.json', 'json', soil)
    await shown.open()
    const [finding] = await shown.diagnostics()
    expect(finding).toMatchObject({
      code: 'doi-form',
      message: 'Die DOI „doi:10.5072/a“ sollte ohne Zusatz stehen: 10.5072/a.',
    })
    const given = { ...shown.at('"doi": "'), range: finding?.range, context: { diagnostics: [] } }
    const actions = await client.sendRequest(CodeActionRequest.method, given)
    expect(actions).toMatchObject([{ title: 'Die DOI als 10.5072/a schreiben.' }])
    expect(await shown.fixed('doi-form')).toBe(soil.replace('doi:', ''))
  })

  it('the language server removes the findings of a file when the file is closed', async () => {
    const shown = new Shown('soil.json', 'json', soil)
    await shown.open()
    await shown.diagnostics()
    await client.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri: shown.uri } })
    while (!findings.has(`${shown.uri}@undefined`)) await new Promise<void>(resolve => waiting.push(resolve))
    expect(findings.get(`${shown.uri}@undefined`)?.diagnostics).toEqual([])
  })
})

it('citable lsp refuses an input file as an argument', async () => {
  expect((await citable(['lsp', 'a.json'])).exitCode).toBe(2)
})
