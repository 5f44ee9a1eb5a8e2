import type { Command } from '../command.ts'

/** A command in the help of the program. Its module is loaded on demand, so that a run loads only its own command. */
export interface CommandEntry {
  /** The summary of the command: one line without a full stop. */
  summary: string
  load(): Promise<Command>
}

/** The commands by name. */
export type CommandTable = Readonly<Record<string, CommandEntry>>

/** The commands, in the order of the help. */
export const commands: CommandTable = {
  check: {
    summary: 'Check records against the DataCite kernels and further rules',
    load: async () => (await import('./check.ts')).check,
  },
  fix: { summary: 'Fix problems in files automatically', load: async () => (await import('./fix.ts')).fix },
  convert: {
    summary: 'Write records in another format, and report what is lost',
    load: async () => (await import('./convert.ts')).convert,
  },
  upgrade: {
    summary: 'Move records to another kernel, and report all changes',
    load: async () => (await import('./upgrade.ts')).upgrade,
  },
  diff: {
    summary: 'Compare two records, or two sets of records, by content',
    load: async () => (await import('./diff.ts')).diff,
  },
  predict: {
    summary: 'Predict how DataCite will store records, and why',
    load: async () => (await import('./predict.ts')).predict,
  },
  cite: { summary: 'Print the citations of records', load: async () => (await import('./cite.ts')).cite },
  'pandoc-filter': {
    summary: 'Format the citations of a Pandoc document',
    load: async () => (await import('./pandoc-filter.ts')).pandocFilter,
  },
  styles: {
    summary: 'List and search the citation styles, or fetch more',
    load: async () => (await import('./styles.ts')).styles,
  },
  versions: {
    summary: 'Show the version chains of records, and problems in them',
    load: async () => (await import('./versions.ts')).versions,
  },
  register: {
    summary: 'Register records with DataCite: make a plan, then apply it',
    load: async () => (await import('./register.ts')).register,
  },
  stats: {
    summary: 'Report on a whole collection, in counts and plots',
    load: async () => (await import('./stats.ts')).stats,
  },
  ingest: {
    summary: 'Load records into a database for the service',
    load: async () => (await import('./ingest.ts')).ingest,
  },
  migrate: {
    summary: 'Create or update the tables of a PostgreSQL catalog',
    load: async () => (await import('./migrate.ts')).migrate,
  },
  withdraw: {
    summary: 'Withdraw records from a database, keeping a tombstone for each',
    load: async () => (await import('./withdraw.ts')).withdraw,
  },
  restore: {
    summary: 'Restore withdrawn records in a database',
    load: async () => (await import('./restore.ts')).restore,
  },
  backup: {
    summary: 'Copy a SQLite catalog while it is in use',
    load: async () => (await import('./backup.ts')).backup,
  },
  serve: {
    summary: 'Serve records over HTTP, as a metadata service',
    load: async () => (await import('./serve.ts')).serve,
  },
  formats: {
    summary: 'List the formats that can be read or written',
    load: async () => (await import('./formats.ts')).formats,
  },
  explain: { summary: 'Explain a rule, or list all rules', load: async () => (await import('./explain.ts')).explain },
  init: {
    summary: 'Prepare a repository: configuration, workflow, baseline',
    load: async () => (await import('./init.ts')).init,
  },
  lsp: {
    summary: 'Serve findings, fixes, terms and documentation to an editor',
    load: async () => (await import('./lsp.ts')).lsp,
  },
  mcp: { summary: 'Serve the tools of citable to a language model', load: async () => (await import('./mcp.ts')).mcp },
}
