import type { RegistryBehaviour } from '../../registry/tables/registry-behaviours.ts'
import type { Release } from '../../registry/tables/releases.ts'
import type { SchemaRule } from '../schema/schema-rules.ts'

/** Returns the Markdown page shared by all schema findings. */
export function schemaPage(rules: readonly SchemaRule[]): string {
  return lines(
    '# schema/…',
    'These findings report input that cannot be read as a record, and everything that the kernel’s XSD rejects, whatever dialect the record is in. A record with such a finding is invalid, and the registry rejects it. These findings cannot be disabled.',
    rules.map(({ id, summary }) => `- \`${id}\`: ${summary}`).join('\n'),
  )
}

/** Returns the Markdown page shared by all findings about registry behaviours without a rule of their own. */
export function registryPage(behaviours: readonly RegistryBehaviour[]): string {
  const rows = behaviours.filter(({ until }) => until === undefined)
  return lines(
    '# registry/…',
    'These findings report effects of the registry that no other finding reports: DataCite rejects the record, drops a value, or stores it in another form. They are derived from the table of registry behaviours, which was compiled from the registry’s code. A rejection is an error, a dropped value a warning, and any other effect is for information. Values stored in another form are reported once in a record. Values that the registry adds are reported in the profile `strict`. Each finding can be switched off or given another severity under its name.',
    rows.map(pageEntry).join('\n\n'),
  )
}

function pageEntry({
  id,
  does,
  via,
  since,
  before = [],
  reason,
  otherwise,
  advice,
  where,
  sure,
}: RegistryBehaviour): string {
  const release = ({ date, lupo, bolognese }: Release): string => `${date} (lupo ${lupo}, bolognese ${bolognese})`
  return [
    `## registry/${id}\n`,
    [reason, otherwise, advice].filter(sentence => sentence !== undefined).join(' '),
    '',
    `- Registry: ${effects[does]}`,
    `- When sent as: ${via.map(way => (way === 'xml' ? 'XML' : 'JSON')).join(', ')}`,
    ...(since === undefined ? [] : [`- Since: ${release(since)}`]),
    ...before.map(({ until, was }) => `- Until ${release(until)}: ${was}`),
    `- Read in: ${where} (${sure})`,
  ].join('\n')
}

const lines = (...parts: string[]): string => `${parts.join('\n\n')}\n`

const effects = {
  rejects: 'rejects the record',
  drops: 'drops the value',
  changes: 'changes the value',
  accepts: 'accepts it as it is',
} as const
