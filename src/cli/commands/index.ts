import type { Command } from '../command.ts'

/** The commands by name. Each is loaded on demand, so that a run loads only its own command. */
export type CommandTable = Readonly<Record<string, () => Promise<Command>>>

/** The commands, in the order of the help. */
export const commands: CommandTable = {
  check: async () => (await import('./check.ts')).check,
  fix: async () => (await import('./fix.ts')).fix,
  convert: async () => (await import('./convert.ts')).convert,
  upgrade: async () => (await import('./upgrade.ts')).upgrade,
  diff: async () => (await import('./diff.ts')).diff,
  predict: async () => (await import('./predict.ts')).predict,
  cite: async () => (await import('./cite.ts')).cite,
  'pandoc-filter': async () => (await import('./pandoc-filter.ts')).pandocFilter,
  styles: async () => (await import('./styles.ts')).styles,
  versions: async () => (await import('./versions.ts')).versions,
  register: async () => (await import('./register.ts')).register,
  stats: async () => (await import('./stats.ts')).stats,
  ingest: async () => (await import('./ingest.ts')).ingest,
  migrate: async () => (await import('./migrate.ts')).migrate,
  withdraw: async () => (await import('./withdraw.ts')).withdraw,
  restore: async () => (await import('./restore.ts')).restore,
  backup: async () => (await import('./backup.ts')).backup,
  serve: async () => (await import('./serve.ts')).serve,
  formats: async () => (await import('./formats.ts')).formats,
  explain: async () => (await import('./explain.ts')).explain,
  init: async () => (await import('./init.ts')).init,
  lsp: async () => (await import('./lsp.ts')).lsp,
  mcp: async () => (await import('./mcp.ts')).mcp,
}
