import type { Diagnostic } from '../core/diagnostic.ts'
import { latestKernel } from '../kernel/kernels.ts'
import { usualEffect } from '../registry/effects.ts'
import type { RegistryBehaviour } from '../registry/tables/registry-behaviours.ts'
import type { Release } from '../registry/tables/releases.ts'
import { check } from './check.ts'
import type { DocumentedInputRule, DocumentedRule, Example, ExampleFinding, Rule, RuleInfo } from './rule.ts'
import { runRule } from './run/run-rules.ts'
import type { SchemaRule } from './schema/schema-rules.ts'

/** The page of a rule in Markdown: what it requires and why, examples that pass and fail, and references. */
export function rulePage(rule: DocumentedRule | DocumentedInputRule): string {
  const passes = rule.examples.passes.map(code)
  const fails = rule.examples.fails.map(example => `${code(example)}\n\n${textOf(example)}`)
  return lines(
    `# ${rule.id}`,
    rule.summary,
    `- Severity: ${rule.severity}\n- Registry: ${effects[usualEffect(rule.behaviours)]}\n- Fix: ${fixes(rule)}\n- Profile: ${profile(rule)}`,
    `## Why\n\n${rule.why}`,
    `## What passes\n\n${passes.join('\n\n')}`,
    `## What fails\n\n${fails.join('\n\n')}`,
    `## Read on\n\n${rule.references.map(({ title, url }) => `- [${title}](${url})`).join('\n')}`,
  )
}

/** The page shared by all findings of the schema, in Markdown. */
export function schemaPage(rules: readonly SchemaRule[]): string {
  return lines(
    '# schema/…',
    'These findings are the verdict of the kernel’s own schema: they report exactly what its XSD rejects, whatever dialect the record is in. A record with one of them is invalid, and the registry rejects it. They cannot be switched off.',
    rules.map(({ id, summary }) => `- \`${id}\`: ${summary}`).join('\n'),
  )
}

/** The page shared by all findings about what the registry does and no rule of ours is about, in Markdown. */
export function registryPage(behaviours: readonly RegistryBehaviour[]): string {
  const rows = behaviours.filter(({ until }) => until === undefined)
  return lines(
    '# registry/…',
    'These findings say what the registry does to a record that no other finding has said: it refuses the record, drops a value, or stores it in another way. They follow from the table of its behaviours, which was read from its code. A refusal is an error, a loss a warning, and everything else is for information; what is only written in another way is told once in a record. What the registry adds to a record is told in the profile `strict`. Each can be switched off or given another severity under its name.',
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

const textOf = ({ pointer, message }: ExampleFinding): string =>
  `\`\`\`text\n${pointer || '(record)'}: ${message}\n\`\`\``

function code(example: Example | { input: string }): string {
  if ('input' in example) return `\`\`\`json\n${example.input}\n\`\`\``
  const { record, kernel, format } = example
  const about = [
    ...(kernel === undefined || kernel === latestKernel ? [] : [`kernel ${kernel}`]),
    ...(format === undefined ? [] : [format]),
  ]
  const heading = about.length === 0 ? '' : `In ${about.join(', ')}:\n\n`
  return `${heading}\`\`\`json\n${json(record)}\n\`\`\``
}

/** JSON with lists of texts on one line, as code formatters write it. */
const json = (record: unknown): string =>
  JSON.stringify(record, null, 2).replace(
    /\[\n\s+("[^\]{}]*")\n\s+\]/g,
    (_, texts: string) => `[${texts.replace(/\n\s+/g, ' ')}]`,
  )

/** What kind of fixes a rule offers for its own examples. */
function fixes(rule: DocumentedRule | DocumentedInputRule): string {
  const safe = fixesOf(rule).map(fix => fix.safe)
  if (safe.length === 0) return 'none'
  if (safe.every(isSafe => isSafe)) return 'safe'
  return safe.some(isSafe => isSafe) ? 'safe or suggested' : 'suggested'
}

function fixesOf(rule: DocumentedRule | DocumentedInputRule): { safe: boolean }[] {
  const examples: readonly (Example | { input: string })[] = rule.examples.fails
  return examples.flatMap(example => {
    const findings: { fix?: { safe: boolean } }[] =
      'input' in example ? findingsOf(rule.id, example.input) : runRule(rule as Rule, example)
    return findings.flatMap(({ fix }) => (fix === undefined ? [] : [fix]))
  })
}

const findingsOf = (id: string, input: string): Diagnostic[] =>
  check(input).records.flatMap(({ diagnostics }) => diagnostics.filter(({ rule }) => rule === id))

function profile(rule: RuleInfo): string {
  const { strict, fair } = rule
  const registry = usualEffect(rule.behaviours)
  if (fair === true) return 'fair and strict'
  if (strict === true) return registry === 'accepts' ? 'strict' : 'registry and strict, but not recommended'
  return registry === 'accepts' ? 'recommended' : 'registry'
}
