import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWith } from '../missing.ts'
import { createProject, entries, type Project, root } from './project.ts'
import { installRuntimes, type Runtime } from './runtimes.ts'

const runtimes = installRuntimes()
let project: Project

beforeAll(() => {
  project = createProject()
})

afterAll(() => {
  project?.remove()
  runtimes.remove()
})

const fixture = (name: string) => JSON.stringify(readFileSync(join(root, 'fixtures', name), 'utf8'))

/**
 * Returns a module that imports the given entries and exports the function `run`, which uses the library as an
 * application would and returns the results. Only runtimes with Node's modules can import `citable/node`.
 */
const application = (names: readonly string[]): string => `
${names.map((entry, index) => `import * as entry${index} from '${entry}'`).join('\n')}
import { citation, parseDoi, versionGraph } from 'citable'
import { memoryCatalog } from 'citable/catalog'
import { plugin } from 'citable/citation-js'
import { createClient } from 'citable/client'
import { bibliography } from 'citable/csl'
import { convert, readRecords } from 'citable/formats'
import { createHandler } from 'citable/http'
import { resourceSchema } from 'citable/model'
import { registered } from 'citable/registry'
import { citationJs, fromRecords, resolve } from 'citable/resolve'
import { check } from 'citable/validation'
import { safeParse } from 'citable/validation/value'

const json = ${fixture('datacite-rest/coral-award.json')}
const xml = ${fixture('datacite-xml/coral-award.xml')}
const cff = ${fixture('cff/dendro-align.cff')}
const resource = JSON.parse(${fixture('resource/coral-award.json')})

const style = \`<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="in-text"><info><title>Short</title><id>short</id>
<updated>2026-01-01T00:00:00+00:00</updated></info><citation><layout><text variable="title"/></layout></citation>
<bibliography><layout><names variable="author"><name/></names><text variable="title" font-style="italic" prefix=": "/></layout></bibliography></style>\`
const locale = {
  style: () => undefined,
  locale: () => '<locale xmlns="http://purl.org/net/xbiblio/csl" version="1.0" xml:lang="en-US"><terms/></locale>',
  list: () => ({ styles: [], locales: ['en-US'] }),
}

export async function run() {
  const [{ record }] = readRecords(json).records
  const catalog = memoryCatalog()
  await catalog.ingest([resource])
  const handler = createHandler({
    catalog,
    baseUrl: 'https://data.example.org/api',
    filesUrl: 'https://data.example.org/raw',
    termsOfUse: { terms_of_use: 'Cite the data.', terms_of_use_url: 'https://data.example.org/terms' },
  })
  const client = createClient({ baseUrl: 'https://data.example.org/api', fetch: (input, init) => handler(new Request(input, init)) })
  const listed = []
  for await (const held of client.resources()) listed.push([held.id, resourceSchema.safeParse(held).success])
  return {
    names: [${names.map((entry, index) => `['${entry}', Object.keys(entry${index}).length]`).join(', ')}],
    citation: citation(record),
    doi: parseDoi('https://doi.org/' + record.doi),
    chains: versionGraph([record]).chains.length,
    found: check(xml.replace(/<publisher.*<\\/publisher>/, '')).records[0].diagnostics.map(({ rule, position }) => [rule, position?.start.line]),
    parsed: safeParse(record).success,
    bibtex: convert(xml, { to: 'bibtex' }).text,
    fromYaml: convert(cff, { to: 'datacite-xml' }).text,
    references: [
      await bibliography([record], { format: 'html' }),
      await bibliography([record], { style, format: 'markdown', sources: [locale] }),
    ],
    sent: registered(record, { via: 'xml' }).changes.length,
    resolved: (await resolve(record.doi, { source: [fromRecords([record])] })).record.doi,
    plugin: Object.keys(plugin.input ?? plugin).length > 0,
    listed,
    answers: await Promise.all(
      ['/api/resources/', '/api/resources/' + listed[0][0] + '/?format=bibtex', '/api/nothing'].map(async path => {
        const answer = await handler(new Request('https://data.example.org' + path))
        return [answer.status, answer.headers.get('content-type'), (await answer.text()).length]
      }),
    ),
    wanting: await resolve('10.5880/a', { source: [citationJs()] }).catch(({ message }) => message),
  }
}
`

function output(program: string, ...args: string[]): { stdout: string; stderr: string } {
  const env = { PATH: process.env.PATH, HOME: project.folder, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' }
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: project.folder, encoding: 'utf8', env })
  if (status === 0) return { stdout, stderr }
  throw new Error(`${program} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`)
}

const print = `import { run } from './application.mjs'\nconsole.log(JSON.stringify(await run()))\n`

describeWith(runtimes.missing, 'every entry of the packed package', () => {
  const inNode = () => {
    project.write('application.mjs', application(entries))
    return output(process.execPath, project.write('main.mjs', print))
  }

  test.each<[Runtime, readonly string[]]>([
    ['deno', ['run', '--quiet', '--no-lock', '--allow-read', '--allow-env', '--allow-sys']],
    ['bun', ['run']],
    ['node22', []],
    ['node24', []],
  ])('prints the same in %s as in Node, and nothing on standard error', (runtime, args) => {
    const expected = inNode()
    const result = output(runtimes.program(runtime), ...args, project.write('main.mjs', print))
    expect(JSON.parse(result.stdout)).toEqual(JSON.parse(expected.stdout))
    expect(result.stderr).toBe('')
  })

  test('workerd prints the same output as Node', async () => {
    const everywhere = entries.filter(entry => entry !== 'citable/node')
    project.write('application.mjs', application(everywhere))
    const expected = output(process.execPath, project.write('main.mjs', print))
    const worker = `import { run } from './application.mjs'
export default { async test() { console.log('RESULT ' + JSON.stringify(await run())) } }`
    const { outputFiles } = await build({
      stdin: { contents: worker, resolveDir: project.folder },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      logLevel: 'silent',
    })
    project.write('worker.js', outputFiles[0]?.text ?? '')
    project.write(
      'worker.capnp',
      `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "main", worker = .main)]);
const main :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-10-01",
);
`,
    )
    const { stdout, stderr } = output(runtimes.program('workerd'), 'test', join(project.folder, 'worker.capnp'))
    const [, printed = ''] = /RESULT (.*)/.exec(stdout + stderr) ?? []
    expect(JSON.parse(printed)).toEqual(JSON.parse(expected.stdout))
  })
})

describeWith(runtimes.missing, 'the command with the SQLite of Node', () => {
  test.each<Runtime>(['node22', 'node24'])('citable ingest prints no warning in %s', runtime => {
    project.write('record.json', readFileSync(join(root, 'fixtures/resource/coral-award.json'), 'utf8'))
    const command = join(project.folder, 'node_modules/citable/dist/cli.js')
    const ingest = [command, 'ingest', 'record.json', '--db', `${runtime}.sqlite`]
    const { stderr } = output(runtimes.program(runtime), ...ingest)
    expect(stderr).not.toMatch(/warning|experimental/i)
  })
})
