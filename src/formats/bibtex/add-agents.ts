import type { Contributor } from '../../model/datacite.ts'
import type { Work, WorkAgent } from '../work/index.ts'
import type { BibDialect } from './dialects.ts'
import type { Fields } from './fields.ts'
import { writeNames } from './write-names.ts'

/** Adds `author`, `editor` and, for BibLaTeX, `translator`; of the contributors only those who are that. */
export function addAgents(
  { creators, contributors, container, record }: Work,
  dialect: BibDialect,
  fields: Fields,
): void {
  fields.set('author', writeNames(creators, record.creators, fields))
  const editors = having(contributors, 'Editor')
  add('editor', editors.length > 0 ? editors : having(container?.editors ?? [], 'Editor'), fields)
  if (dialect.id === 'biblatex') add('translator', having(contributors, 'Translator'), fields)
}

const having = (agents: readonly WorkAgent[], role: string): WorkAgent[] =>
  agents.filter(({ source }) => (source as Contributor).contributorType === role)

function add(name: string, agents: readonly WorkAgent[], fields: Fields): void {
  if (agents.length === 0) return
  fields.set(name, writeNames(agents, undefined, fields))
  for (const agent of agents) fields.account.carryPath(agent.at('contributorType'))
}
