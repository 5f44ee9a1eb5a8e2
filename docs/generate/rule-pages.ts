import { readFileSync } from 'node:fs'
import { readingRules } from '../../src/cli/explain/reading-rules.ts'
import { registryRules, rulesBeyondSchema, schemaRules } from '../../src/cli/explain/rule-facts.ts'
import { onlineRules } from '../../src/cli/online/check/rules.ts'
import { usualEffect } from '../../src/registry/effects.ts'
import { code, escaped, page, table, withoutMarkup } from './markdown.ts'

const folder = new URL('../../src/validation/rules/', import.meta.url)

/** Renders an overview, a page for each rule with a file of its own, and a page for each family of other rules. */
export function rulePages(): [path: string, text: string][] {
  return [
    ['reference/rules/index.md', overview()],
    ...rulesBeyondSchema().map(({ id }): [string, string] => [`reference/rules/${id}.md`, rulePage(id)]),
    ...families.map(({ id, title, about, rules }): [string, string] => [
      `reference/rules/${id}.md`,
      page(
        `# ${title}`,
        about,
        ...rules().flatMap(rule => [
          `## ${rule.id} {#${anchorOf(rule.id)}}`,
          `${escaped(rule.summary)} ${escaped(rule.why)}`,
          [`- Severity: ${rule.severity}`, 'effect' in rule ? `- DataCite ${rule.effect} it` : ''].join('\n'),
        ]),
      ),
    ]),
  ]
}

const families = [
  {
    id: 'schema',
    title: 'schema/… rules',
    about:
      "These rules report what the XSD of the record's DataCite kernel rejects, in every dialect of the metadata. DataCite rejects a record with such a finding.",
    rules: () => schemaRules,
  },
  {
    id: 'registry',
    title: 'registry/… rules',
    about:
      'These rules report the changes that DataCite makes to a record when you register it: it rejects the record, drops a value or changes a value, mostly without a message. Each behaviour is implemented in the source code of DataCite; the rule names the location. The record can still be valid according to the schema. Run `citable predict` to see the stored record, and read [how the registry treats a record](../../understanding/registry.md).',
    rules: () => registryRules,
  },
  {
    id: 'online',
    title: 'online/… rules',
    about:
      'These rules ask other services whether an identifier exists. `citable check --online doi,orcid,ror,url` runs them; without that option, no request is sent.',
    rules: () => onlineRules,
  },
  {
    id: 'unreadable-value',
    title: 'Unreadable values',
    about: "This rule reports values that a reader of another format could not use, such as BibTeX's or RIS'.",
    rules: () => readingRules,
  },
]

const anchorOf = (id: string): string => id.replace('/', '-')

function overview(): string {
  return page(
    '# Rules',
    'Every finding names its rule. Run `citable explain <rule>` to read a page in the terminal, and set a rule to `off`, `info`, `warning` or `error` in the [configuration](../codes/configuration.md). The last column shows what DataCite does with a record or a value that breaks the rule.',
    `- [${code('schema/…')}](./schema.md): what the XSD of the kernel rejects\n- [${code('registry/…')}](./registry.md): what DataCite rejects, drops or changes\n- [${code('online/…')}](./online.md): identifiers that do not exist\n- [${code('unreadable-value')}](./unreadable-value.md): values of other formats that cannot be read`,
    '## Rules beyond the schema',
    table(
      ['Rule', 'Requirement', 'Severity', 'DataCite'],
      rulesBeyondSchema().map(({ id, summary, severity, behaviours }) => [
        `[${code(id)}](./${id}.md)`,
        escaped(summary),
        severity,
        usualEffect(behaviours),
      ]),
    ),
  )
}

function rulePage(id: string): string {
  const rule = rulesBeyondSchema().find(one => one.id === id)
  const text = readFileSync(new URL(`${id}.md`, folder), 'utf8').replace(/^---\n[\s\S]*?\n---\n+/, '')
  if (rule === undefined) throw new Error(`No rule has the id ${id}.`)
  const [heading = '', ...rest] = withoutMarkup(text).trim().split('\n')
  return page(
    heading,
    escaped(rule.summary),
    `**Severity:** ${rule.severity}. **DataCite:** ${usualEffect(rule.behaviours)}.`,
    rest.join('\n').trim(),
    '## References',
    rule.references.map(({ title, url }) => `- [${escaped(title)}](${url})`).join('\n'),
    '[All rules](./index.md)',
  )
}
