// Writes the API reference: a page for each public entry, by TypeDoc, from the comments in the sources.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Application } from 'typedoc'

const docs = fileURLToPath(new URL('.', import.meta.url))
process.chdir(docs)

const build = readFileSync('../tsup.config.ts', 'utf8')
const [, list = ''] = /export const library = \{[\s\S]*?entry: \{([\s\S]*?)\n {2}\}/.exec(build) ?? []
const entries = [...list.matchAll(/^\s*'?([\w-]+)'?: '(src\/[^']+)'/gm)].map(([, name, path]) => ({ name, path }))
if (entries.length < 15) throw new Error('The entries in tsup.config.ts could not be read.')

const { exports } = JSON.parse(readFileSync('../package.json', 'utf8'))
const importName = name =>
  `citable${Object.keys(exports)
    .find(path => exports[path]?.import?.default === `./dist/${name}.js`)
    ?.slice(1)}`

rmSync('reference/api', { recursive: true, force: true })
const rows = entries.map(({ name, path }) => ({
  path: `../${path}`,
  title: importName(name),
  file: importName(name).replaceAll('/', '-'),
}))

const app = await Application.bootstrapWithPlugins({ entryPoints: rows.map(({ path }) => path) })
const project = await app.convert()
if (project === undefined) throw new Error('TypeDoc could not read the sources.')
// Names each module after its import instead of its source file.
for (const child of project.children ?? []) {
  const row = rows.find(({ path }) => path.replace(/^\.\.\/src\/|(?:(?<!src)\/index)?\.ts$/g, '') === child.name)
  if (row === undefined) throw new Error(`No entry is the module ${child.name}.`)
  child.name = row.file
}
await app.generateOutputs(project)
if (app.logger.hasErrors()) throw new Error('TypeDoc reported errors.')

for (const { title, file } of rows) {
  const path = `reference/api/${file}.md`
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^# .*$/m, `# ${title}`))
}

writeFileSync(
  'reference/api/index.md',
  `# API

Each page documents what one import exports. [Sizes](../sizes.md) lists the size that each import adds to a bundle.

${rows.map(({ title, file }) => `- [\`${title}\`](./${file}.md)`).join('\n')}
`,
)
