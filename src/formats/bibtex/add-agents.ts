import type { Work, WorkAgent } from '../work/index.ts'
import { contributorsOf, editorsOf } from '../work/index.ts'
import type { BibDialect } from './dialects.ts'
import type { Fields } from './fields.ts'
import { writeNames } from './write-names.ts'

/** Adds `author`, `editor` and, for BibLaTeX, `translator`; of the contributors only those who are that. */
export function addAgents(work: Work, dialect: BibDialect, fields: Fields): void {
  fields.set('author', writeNames(work.creators, work.record.creators, fields))
  add('editor', editorsOf(work), fields)
  if (dialect.id === 'biblatex') add('translator', contributorsOf(work, 'Translator'), fields)
}

function add(name: string, agents: readonly WorkAgent[], fields: Fields): void {
  if (agents.length === 0) return
  fields.set(name, writeNames(agents, undefined, fields))
  for (const agent of agents) fields.account.carryPath(agent.at('contributorType'))
}
