// Writes dist/sbom.cdx.json, a CycloneDX list of the components of an installed package. Runs whenever the package is
// packed.
import { readFileSync, writeFileSync } from 'node:fs'
import { builtIn } from './built-in.mjs'

const root = new URL('..', import.meta.url)
const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'))

const parts = Object.entries(packages)
  .map(([path, part]) => ({ name: path.replace('node_modules/', ''), ...part }))
  .filter(({ name, dev, peer }) => (!dev && !peer) || builtIn.includes(name))
const references = new Map(parts.map(({ name, version }) => [name, `pkg:npm/${name.replace('@', '%40')}@${version}`]))

const [own, ...components] = parts.map(({ name, version, license, integrity }) => ({
  type: 'library',
  'bom-ref': references.get(name),
  name,
  version,
  licenses: [{ license: { id: license } }],
  hashes: integrity && [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
  purl: references.get(name),
}))
// A built-in package needs no dependencies beside it, because the build bundles only the code that is used.
const needed = ({ name, dependencies }) => (builtIn.includes(name) ? [] : Object.keys(dependencies ?? {}))
const dependencies = parts.map(part => {
  const names = part.name === own.name ? [...needed(part), ...builtIn] : needed(part)
  return { ref: references.get(part.name), dependsOn: names.map(name => references.get(name)) }
})

const list = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: own },
  components,
  dependencies,
}
writeFileSync(new URL('dist/sbom.cdx.json', root), `${JSON.stringify(list, null, 2)}\n`)
