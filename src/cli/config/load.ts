import { createRequire } from 'node:module'
import { dirname, extname, isAbsolute, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { messagesOf } from '../../messages/message.ts'
import type { Config } from '../../validation/configuration.ts'
import type { CheckOptions } from '../../validation/report.ts'
import type { Rule } from '../../validation/rule.ts'
import { Misuse } from '../misuse.ts'
import { isOnlineRule } from '../online/check/rules.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { relativeName } from '../text/relative-name.ts'
import { OwnFile, readData } from './read-data.ts'
import { configSchema } from './schema.ts'
import { requireUsable } from './usable.ts'

const text = messagesOf('configuration-file', {
  noDefault: 'The configuration {file} should have an object as its default export.',
  unloaded: 'The configuration {file} cannot be loaded: {reason}',
  noPackage:
    "{place}: 'extends' names the package '{base}', which is not installed; install it (npm install --save-dev {base}), or write a path that begins with './'.",
})

/** A configuration and its file. */
export interface LoadedConfig {
  path: string
  config: Config
  source: OwnFile
}

/**
 * Reads a configuration file and the configurations that it extends, and returns the extended configurations first.
 *
 * Throws `Misuse` for a file that cannot be read, is invalid or extends itself. For an invalid setting in JSON or YAML,
 * the message names the line.
 * @param onRead Is called with the path of each file before the file is read.
 */
export async function loadConfigs(
  path: string,
  terminal: Terminal,
  trail: readonly string[] = [],
  onRead: (path: string) => void = () => undefined,
): Promise<LoadedConfig[]> {
  const name = relativeName(path, terminal.cwd)
  if (trail.includes(path))
    throw new Misuse(
      `${name} extends itself: ${[...trail.slice(trail.indexOf(path)), path].map(one => relativeName(one, terminal.cwd)).join(' → ')}.`,
    )
  onRead(path)
  const source = /\.[cm]?[jt]s$/.test(path)
    ? await imported(path, name, await terminal.files.stamp(path))
    : await readData(path, terminal)
  const config = source.as(configSchema)
  const bases = [config.extends ?? []].flat()
  const loaded: LoadedConfig[] = []
  for (const [at, base] of bases.entries()) {
    const place = source.place(Array.isArray(config.extends) ? ['extends', at] : ['extends'])
    loaded.push(...(await loadConfigs(basePath(base, path, place), terminal, [...trail, path], onRead)))
  }
  const ownRules = [...loaded.map(({ config }) => config), config].flatMap(one => one.ownRules ?? [])
  await requireKnown(config, ownRules, source)
  return [...loaded, { path, config, source }]
}

/**
 * Returns the paths of a configuration file and of the files that it extends. If one of the files is missing or invalid,
 * returns the paths up to and including that file.
 */
export async function configFiles(path: string, terminal: Terminal): Promise<string[]> {
  const paths = new Set<string>()
  try {
    await loadConfigs(path, terminal, [], one => paths.add(one))
  } catch (error) {
    if (!(error instanceof Misuse)) throw error
  }
  return [...paths]
}

/**
 * Rejects with `Misuse` for the first rule or property that a check would reject, or for an unknown rule in a
 * suppression. Each name is validated separately, so that the error states the position of the name.
 */
async function requireKnown(config: Config, ownRules: readonly Rule[], source: OwnFile): Promise<void> {
  const judge = (options: CheckOptions, path: readonly PropertyKey[], atKey: boolean): void =>
    requireUsable({ ownRules, ...options }, () => source.place(path, atKey))
  const judgements = [config, ...(config.overrides ?? [])]
  for (const [at, { rules = {}, required = [] }] of judgements.entries()) {
    const base = at === 0 ? [] : ['overrides', at - 1]
    for (const [id, severity] of Object.entries(rules))
      if (!isOnlineRule(id)) judge({ rules: { [id]: severity } }, [...base, 'rules', id], true)
    for (const [index, name] of required.entries()) judge({ required: [name] }, [...base, 'required', index], false)
  }
  const { suppressions = [] } = config
  if (suppressions.length === 0) return
  const { ruleIdFor } = await import('../explain/rule-facts.ts')
  const others = [...ownRules, { id: '*' }]
  for (const [index, { rule }] of suppressions.entries())
    ruleIdFor(rule, () => source.place(['suppressions', index, 'rule']), others)
}

async function imported(path: string, name: string, stamp = ''): Promise<OwnFile> {
  const module: unknown = await load(path, name, stamp)
  const value = typeof module === 'object' && module !== null && 'default' in module ? module.default : module
  if (typeof value !== 'object' || value === null) throw new Misuse(text('noDefault', { file: name }))
  return new OwnFile(name, value)
}

// Adds a stamp to the URL, so that a changed file is loaded again.
async function load(path: string, name: string, stamp: string): Promise<unknown> {
  try {
    const isTypeScript = extname(path).endsWith('ts')
    if (!isTypeScript || readsTypeScript()) return await import(`${pathToFileURL(path).href}?${stamp}`)
    const { createJiti } = await jiti(name)
    return await createJiti(path).import(path)
  } catch (error) {
    if (error instanceof Misuse) throw error
    throw new Misuse(text('unloaded', { file: name, reason: error instanceof Error ? error.message : String(error) }))
  }
}

const readsTypeScript = (): boolean => 'typescript' in process.features && Boolean(process.features.typescript)

async function jiti(name: string): Promise<typeof import('jiti')> {
  try {
    return await import('jiti')
  } catch {
    throw new Misuse(
      `The configuration ${name} is TypeScript, which this version of Node (${process.version}) cannot load. Install the package jiti (npm install --save-dev jiti), use Node 22.18 or newer, or write the configuration in JavaScript, JSON or YAML.`,
    )
  }
}

/**
 * Resolves a base configuration to its path. `base` is an absolute path, a path relative to the extending file `from`,
 * or the name of a package installed for that file. Throws `Misuse` if the package is not installed.
 */
function basePath(base: string, from: string, place: string): string {
  if (/^\.{1,2}[\\/]/.test(base) || isAbsolute(base)) return resolve(dirname(from), base)
  try {
    return createRequire(from).resolve(base)
  } catch {
    throw new Misuse(text('noPackage', { place, base }))
  }
}
