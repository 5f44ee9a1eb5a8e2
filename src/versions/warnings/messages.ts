import type { VersionWarning } from '../types.ts'

/**
 * How much each situation matters, and what is said about it: `{0}`, `{1}` are the records concerned, `{all}` all of them, `{rest}` all but the first;
 * `{a}`, `{b}` are further texts.
 */
const messages = {
  cycle: ['warning', '{all} are newer than one another; correct one of the links.'],
  fork: ['warning', '{0} has the new versions {rest}; link them with each other.'],
  merge: ['warning', '{0} is the new version of {rest}; link them with each other.'],
  'version-backwards': ['warning', '{0} ({a}) is newer than {1} ({b}); correct the link or the version.'],
  'suffix-mismatch': ['warning', 'The number at the end of {0} contradicts {a}; correct one of them.'],
  'several-concepts': ['warning', '{all} each stand for all versions; link all with one of them.'],
  'concept-as-version': [
    'warning',
    '{0} stands for all versions, but is linked as one of them; correct one of the links.',
  ],
  'version-is-part': ['warning', '{0} is called both part and version of {1}; correct one of the links.'],
  'alias-conflict': ['warning', '{all} are called both identical and versions; correct one of the links.'],
  'previous-version-mismatch': [
    'warning',
    '{0} has the previous_version {a}, but says IsNewVersionOf {b}; correct one of them.',
  ],
  'new-version-mismatch': [
    'warning',
    '{0} has the new_version {a}, but says IsPreviousVersionOf {b}; correct one of them.',
  ],
  'one-way-link': ['warning', '{1} says {a} {0}, which does not link back; add {b} {1} to it.'],
  'self-link': ['warning', '{0} says {a} itself; remove the link.'],
  'invalid-related-identifier': ['warning', '{0} says {a} {b}, which is no identifier; correct the link.'],
  'duplicate-record': ['warning', '{0} is there again as record {a}, whose {b} is ignored; keep one.'],
  'no-identifier': ['warning', 'Record {a} has no identifier and is left out; add one.'],
  gap: ['warning', 'Between {0} and {1} {a} is missing; add the record.'],
  'missing-record': ['info', '{0} is missing, to which {rest} links; add the record.'],
  'same-version': ['info', '{0} and {1} both have the version {a}; correct one of them.'],
  'date-backwards': ['info', '{0} ({a}) is newer than {1} ({b}); correct the link or the date.'],
  'cross-prefix': ['info', '{1} and {0} have different prefixes; check the link.'],
  'doi-spelling': ['info', '{0} links to {1} as {a}; write it as the record does.'],
  'suffix-guess': ['info', '{0} is linked to {1} because of their DOIs only; add IsNewVersionOf {1} to it.'],
} as const satisfies Readonly<Record<string, readonly [VersionWarning['severity'], string]>>

/** A situation that has a message. */
export type MessageCode = keyof typeof messages

/** One finding, with its records as numbers of nodes; `severity` where it is not the usual one. */
export interface Finding {
  code: MessageCode
  nodes: readonly number[]
  texts?: readonly string[] | undefined
  severity?: VersionWarning['severity'] | undefined
}

/** The finding as users see it, with the names of the nodes. */
export function warningOf({ code, nodes, texts = [], severity }: Finding, names: readonly string[]): VersionWarning {
  const [usual, template] = messages[code]
  const dois = nodes.map(node => names[node] ?? '')
  const [a, b] = texts
  const inserts: Readonly<Record<string, string | undefined>> = {
    0: dois[0],
    1: dois[1],
    all: listed(dois),
    rest: listed(dois.slice(1)),
    a,
    b,
  }
  const message = template.replace(/\{(\w+)\}/g, (_, key: string) => inserts[key] ?? '')
  return { code, severity: severity ?? usual, message, dois }
}

/** `a, b and c`; of more than six the first five and how many there are besides. */
export function listed(names: readonly string[]): string {
  const shown = names.length > 6 ? [...names.slice(0, 5), `${names.length - 5} more`] : names
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
