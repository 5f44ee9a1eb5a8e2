import { existsSync, readFileSync } from 'node:fs'

/** A public entry of the package, as built. */
export interface Entry {
  /** The name under which the entry is imported: `citable`, `citable/validation`, … */
  name: string
  /** The file URL of the ES module. */
  url: URL
}

/** Returns the entries that package.json exports as modules. Throws if any of them is not built. */
export function builtEntries(): Entry[] {
  const root = new URL('../', import.meta.url)
  const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as Manifest
  const entries = Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'string'
      ? []
      : [{ name: manifest.name + path.slice(1), url: new URL(target.import.default, root) }],
  )
  const missing = entries.find(({ url }) => !existsSync(url))
  if (missing !== undefined) throw new Error(`${missing.name} is not built; run "npm run build" first`)
  return entries
}

/**
 * Returns the URL of the built file of an entry. Measurements import this file instead of the source, because a loader
 * such as tsx adds calls to the code.
 */
export function builtEntry(name: string): string {
  const entry = builtEntries().find(one => one.name === name)
  if (entry === undefined) throw new Error(`package.json exports no ${name}`)
  return entry.url.href
}

interface Manifest {
  name: string
  exports: Record<string, string | { import: { default: string } }>
}
