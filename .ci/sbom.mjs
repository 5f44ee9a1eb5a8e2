// Writes dist/sbom.cdx.json, a CycloneDX list of what an installed package brings. Runs whenever the package is packed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtIn } from './built-in.mjs'

const root = new URL('..', import.meta.url)
const read = path => JSON.parse(readFileSync(new URL(path, root), 'utf8'))

const { devDependencies, peerDependencies, peerDependenciesMeta, scripts, ...manifest } = read('package.json')
const lock = read('package-lock.json')
const needed = Object.entries(lock.packages).filter(([path, { dev, peer }]) => path !== '' && !dev && !peer)

// Where it knows of development, npm leaves out what is needed for that as well.
const folder = mkdtempSync(join(tmpdir(), 'citable-sbom-'))
const write = (name, value) => writeFileSync(join(folder, name), JSON.stringify(value))
write('package.json', manifest)
write('package-lock.json', { ...lock, packages: Object.fromEntries([['', manifest], ...needed]) })
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--sbom-type=library', '--package-lock-only'],
  { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
)
rmSync(folder, { recursive: true })
if (status !== 0) throw new Error(stderr)
const list = JSON.parse(stdout)

// What is built in npm does not know of.
const own = list.dependencies.find(({ ref }) => ref === list.metadata.component['bom-ref'])
for (const folder of builtIn) {
  const { name, version, license, description } = read(`node_modules/${folder}/package.json`)
  const reference = `${name}@${version}`
  list.components.push({
    'bom-ref': reference,
    type: 'library',
    name,
    version,
    scope: 'required',
    description,
    purl: `pkg:npm/${reference}`,
    licenses: [{ license: { id: license } }],
  })
  list.dependencies.push({ ref: reference, dependsOn: [] })
  own?.dependsOn.push(reference)
}

mkdirSync(new URL('dist/', root), { recursive: true })
writeFileSync(new URL('dist/sbom.cdx.json', root), `${JSON.stringify(list, null, 2)}\n`)
