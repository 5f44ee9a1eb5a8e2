import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node.js'
import { convert } from '../src/formats/convert.ts'
import type { Bench, Effort, Row } from './bench.ts'
import { median } from './measure.ts'
import { restRecords } from './records.ts'
import { duration } from './units.ts'

/** The time from a keystroke in a 200 kB file until an editor receives the findings from the built command. */
export const keystrokes: Bench = {
  id: 'lsp',
  async run(effort) {
    const command = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
    if (!existsSync(command)) throw new Error('the command is not built; run "npm run build:code" first')
    const server = spawn(process.execPath, [command, 'lsp', '--stdio'], {
      cwd: tmpdir(),
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const client = createProtocolConnection(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    )
    client.listen()
    await client.sendRequest(InitializeRequest.type, { processId: process.pid, rootUri: null, capabilities: {} })
    await client.sendNotification(InitializedNotification.type, {})
    const rows: Row[] = []
    for (const document of documents()) rows.push(row(document, await typedInto(client, document, effort)))
    await client.sendRequest(ShutdownRequest.type)
    await client.sendNotification(ExitNotification.type)
    client.dispose()
    return rows
  },
}

interface Typed {
  what: string
  language: string
  text: string
  /** The text after which letters are typed. */
  after: string
}

function documents(): Typed[] {
  const records = restRecords(46).map(record => ({ ...record, url: undefined }))
  const spoilt = records.map(record => ({ ...record, titles: [{ title: 'SOIL MOISTURE.' }], language: 'english' }))
  const [first] = records
  const long = { ...first, subjects: Array.from({ length: 2600 }, (_, at) => ({ subject: `soil ${at}`, lang: 'en' })) }
  const after = '"titles": [{"title": "'
  const json = (value: unknown): string =>
    JSON.stringify(value, undefined, 1).replaceAll(/"titles": \[\s+\{\s+"title": "/g, after)
  const yaml = (value: object[]): string =>
    value.map(record => `- ${JSON.stringify(record).replaceAll('"titles":[{"title":"', after)}\n`).join('')
  const xml = convert(JSON.stringify(long), { to: 'datacite-xml' })
  if (!xml.ok) throw new Error('the record cannot be written as XML')
  return [
    { what: 'JSON, 46 records', language: 'json', text: json(records), after },
    { what: 'JSON, 46 records with findings', language: 'json', text: json(spoilt), after },
    { what: 'JSON, one long record', language: 'json', text: json(long), after },
    { what: 'YAML, 46 records', language: 'yaml', text: yaml(records), after },
    { what: 'XML, one long record', language: 'xml', text: xml.text, after: '<title>' },
  ]
}

/**
 * Types letters one at a time into a title of a document and returns the median time in milliseconds until the findings
 * arrive.
 */
async function typedInto(
  client: ProtocolConnection,
  { what, language, text, after }: Typed,
  effort: Effort,
): Promise<number> {
  const uri = `file:///bench/${encodeURIComponent(what)}.${language}`
  let version = 1
  let arrived = (_version: number | undefined): void => undefined
  const listening = client.onNotification(PublishDiagnosticsNotification.type, params => {
    if (params.uri === uri) arrived(params.version)
  })
  const answered = (): Promise<void> =>
    new Promise(resolve => {
      arrived = about => about === version && resolve()
    })
  let answer = answered()
  await client.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: language, version, text },
  })
  await answer
  const offset = text.indexOf(after, text.length / 2) < 0 ? text.indexOf(after) : text.indexOf(after, text.length / 2)
  const lines = text.slice(0, offset + after.length).split('\n')
  const line = lines.length - 1
  const column = lines.at(-1)?.length ?? 0
  const times: number[] = []
  for (let typed = 0; typed < (effort.isSmoke ? 3 : 40); typed++) {
    const position = { line, character: column + typed }
    const start = performance.now()
    version++
    answer = answered()
    await client.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges: [{ range: { start: position, end: position }, text: 'a' }],
    })
    await answer
    times.push(performance.now() - start)
  }
  listening.dispose()
  // The engine is warm after the first few.
  return median(times.slice(effort.isSmoke ? 0 : 10))
}

const row = ({ what, text }: Typed, time: number): Row => ({
  what: `keystroke in ${what} (${Math.round(Buffer.byteLength(text) / 1000)} kB)`,
  baseline: '',
  candidate: duration(time),
  ratio: '',
  target: 'under 50 ms',
  reached: time < 50,
})
