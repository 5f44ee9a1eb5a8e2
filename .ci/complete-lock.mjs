// Adds to package-lock.json the packages for other platforms that npm leaves out when its registry or node_modules
// lacks them; without them `npm ci` refuses the lock. Run it by hand after adding a dependency.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
let added = 0

for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (resolves(path, name)) continue
    lock.packages[`node_modules/${name}`] = entry(name, version, dev)
    added++
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
if (added > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.error(`${added} packages added to package-lock.json.`)

/** Whether the lock has the package where Node would look for it from `path`. */
function resolves(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (`${folder}/node_modules/${name}`.replace(/^\//, '') in lock.packages) return true
    if (folder === '') return false
  }
}

function entry(name, version, dev) {
  const words = name.split(/[/-]/)
  const os = words.find(word => systems.includes(word))
  const cpu = words.find(word => processors.includes(word))
  const abi = words.at(-1)
  if (!cpu || !/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name}@${version} is not a package for one platform.`)
  return {
    version,
    ...published(`${name}@${version}`),
    cpu: [cpu],
    ...(dev && { dev }),
    ...(os === 'linux' && abi.startsWith('musl') && { libc: ['musl'] }),
    ...(os === 'linux' && abi.startsWith('gnu') && { libc: ['glibc'] }),
    optional: true,
    ...(os && { os: [os] }),
  }
}

/** Where a package is and what it has to be, without which the lock would take anything. */
function published(spec) {
  const { stdout } = spawnSync('npm', ['view', spec, 'dist', '--json'], { encoding: 'utf8' })
  const { tarball: resolved, integrity } = JSON.parse(stdout || '{}')
  if (!integrity) throw new Error(`The registry does not have ${spec}; take a version of which it has all packages.`)
  return { resolved, integrity }
}
