import { dirname, resolve } from 'node:path'
import { messagesOf } from '../../messages/message.ts'
import type { Config, Judgement } from '../../validation/configuration.ts'
import { matcher } from '../ignore/matcher.ts'
import { Misuse } from '../misuse.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import type { Stated } from '../silence/suppress.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { findConfig } from './find.ts'
import type { LoadedConfig } from './load.ts'

/** The options that select the configuration. */
export const configOptions = {
  config: {
    value: 'file',
    summary:
      'The configuration; by default the nearest citable.config file (.ts, .js, .json, .yaml, …) in the working directory or a parent directory.',
  },
  'no-config': { summary: 'Use no configuration.' },
} as const satisfies OptionTable

/** The configuration of a run, merged with the configurations that it extends. */
export interface Configuration extends Omit<Config, 'extends' | 'overrides' | 'suppressions' | '$schema'> {
  /** The files of the configuration, extended ones first; empty if there is none. */
  paths: readonly string[]
  /** The folder to which patterns and paths in the configuration are relative. */
  folder: string
  /** The suppressions of the configuration and of the configurations that it extends. */
  suppressions?: readonly Stated[]
  /** Returns the check settings for the records of a file. */
  judgementOf(file: string): Judgement
}

const text = messagesOf('configuration', {
  bothConfigs: '--config and --no-config contradict each other; give only one of them.',
})

/**
 * Returns the configuration that the options name or, by default, the nearest one. Returns an empty configuration with
 * `--no-config`, or if there is none.
 *
 * Throws `Misuse` if the configuration is invalid or the options contradict each other.
 */
export async function configurationOf(
  options: OptionValues<typeof configOptions>,
  terminal: Terminal,
): Promise<Configuration> {
  if (options['no-config'] && options.config !== undefined) throw new Misuse(text('bothConfigs'))
  const path = options['no-config']
    ? undefined
    : options.config === undefined
      ? await findConfig(terminal)
      : resolve(terminal.cwd, options.config)
  if (path === undefined) return { paths: [], folder: terminal.cwd, judgementOf: () => ({}) }
  // The schema takes a while to load, and most runs have no configuration.
  const { loadConfigs } = await import('./load.ts')
  return configurationFrom(await loadConfigs(path, terminal), path, terminal)
}

function configurationFrom(loaded: readonly LoadedConfig[], path: string, terminal: Terminal): Configuration {
  const folder = dirname(path)
  const configs = loaded.map(({ config: { suppressions, ...config } }): Config => config)
  const { overrides = [], extends: _, $schema, ...merged } = configs.reduce(mergedConfig, {})
  const chosen = overrides.map(({ files, ...judgement }) => ({
    matches: matcher(files, folder, terminal.cwd),
    judgement,
  }))
  return {
    ...merged,
    paths: loaded.map(({ path }) => path),
    folder,
    suppressions: loaded.flatMap(({ config: { suppressions = [] }, source }) =>
      suppressions.map((suppression, at) => ({
        suppression,
        source: source.name,
        pointer: `/suppressions/${at}`,
        position: () => source.position(['suppressions', at]),
        folder,
      })),
    ),
    judgementOf: file =>
      chosen
        .filter(({ matches }) => matches(file))
        .reduce((base: Judgement, { judgement }) => mergedConfig(base, judgement), judgementIn(merged)),
  }
}

const judgementIn = ({ profile, kernel, rules, required }: Judgement): Judgement => ({
  ...(profile && { profile }),
  ...(kernel && { kernel }),
  ...(rules && { rules }),
  ...(required && { required }),
})

/** Merges a configuration into its base: rules are merged by id, most lists concatenated, and other values replaced. */
function mergedConfig<T extends Config>(base: T, { ...over }: T): T {
  const joined = (key: 'ignore' | 'ownRules' | 'overrides' | 'required'): object => {
    const lists = [...(base[key] ?? []), ...(over[key] ?? [])]
    return lists.length === 0 ? {} : { [key]: lists }
  }
  return {
    ...base,
    ...over,
    ...((base.rules || over.rules) && { rules: { ...base.rules, ...over.rules } }),
    ...joined('ignore'),
    ...joined('ownRules'),
    ...joined('overrides'),
    ...joined('required'),
  }
}
