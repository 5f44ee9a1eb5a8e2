// Builds the site: node docs/build.mjs [--base /path/] [--out folder] [--dev]. `npm run docs` passes its arguments on.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const docs = fileURLToPath(new URL('.', import.meta.url))
const root = dirname(resolve(docs))
const { values } = parseArgs({
  options: { base: { type: 'string', default: '/' }, out: { type: 'string' }, dev: { type: 'boolean' } },
})
if (!/^\/(?:.*\/)?$/.test(values.base))
  throw new Error(`--base must start and end with a slash, unlike '${values.base}'.`)

function packages(lock) {
  try {
    return JSON.parse(readFileSync(resolve(docs, lock), 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * True if every package in the site's lock file is installed in the version listed there. Optional packages may be
 * missing, because npm installs only those for the platform.
 */
function isInstalled() {
  const { '': _, ...wanted } = packages('package-lock.json')
  const found = packages('node_modules/.package-lock.json') ?? {}
  return Object.entries(wanted).every(([path, { version, optional }]) =>
    found[path] === undefined ? optional === true : found[path].version === version,
  )
}

function run(program, args, cwd) {
  const shell = process.platform === 'win32'
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit', shell })
  if (status !== 0) process.exit(status ?? 1)
}

if (!isInstalled()) {
  console.error('Installing the packages of the site (npm ci in docs/) …')
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], docs)
}
run(process.execPath, ['--import', 'tsx', 'docs/generate/main.ts'], root)
run(process.execPath, ['api.mjs'], docs)
const vitepress = ['node_modules/vitepress/bin/vitepress.js', values.dev ? 'dev' : 'build', '--base', values.base]
run(process.execPath, [...vitepress, ...(values.out ? ['--outDir', resolve(values.out)] : [])], docs)
