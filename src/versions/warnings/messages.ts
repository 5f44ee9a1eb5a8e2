import type { VersionWarning } from '../types.ts'

/**
 * The message for each warning: `{0}`, `{1}` are the records concerned, `{all}` all of them, `{rest}` all but the
 * first.
 *
 * `{a}` and `{b}` are further texts, `{link}` and `{are}` verbs in singular or plural. `infos` has the other messages.
 */
const warnings = {
  cycle: '{all} form a circle of versions; correct one of the links.',
  fork: '{0} has the new versions {rest}; link them to each other.',
  merge: '{0} is the new version of {rest}; link them to each other.',
  'version-backwards': '{0} ({a}) is newer than {1} ({b}); correct the link or the version.',
  'suffix-mismatch': 'The number at the end of {0} contradicts {a}; correct one of them.',
  'several-concepts': 'Each of {all} represents all versions; link the versions to one of them.',
  'concept-as-version': '{0} represents all versions but is linked as one of them; correct one of the links.',
  'version-is-part': '{0} is linked both as a part and as a version of {1}; correct one of the links.',
  'alias-conflict': '{all} are linked both as identical and as versions; correct one of the links.',
  'previous-version-mismatch':
    '{0} has the previous_version {a} but the relation IsNewVersionOf {b}; correct one of them.',
  'new-version-mismatch': '{0} has the new_version {a} but the relation IsPreviousVersionOf {b}; correct one of them.',
  'one-way-link': '{1} has the relation {a} {0}, but {0} does not link back; add {b} {1} to it.',
  'self-link': '{0} has the relation {a} to itself; remove the link.',
  'invalid-related-identifier': '{0} has the relation {a} {b}, which is not an identifier; correct the link.',
  'duplicate-record': 'Record {a} repeats {0} with another {b}; remove one of them.',
  'no-identifier': 'Record {a} has no identifier and is ignored; add one.',
  withdrawn: '{all} {are} withdrawn, so no valid version remains; name the record that replaces them.',
  gap: 'Between {0} and {1}, {a} is missing; add the record.',
}
const infos = {
  'missing-record': '{0} is missing, but {rest} {link} to it; add the record.',
  'same-version': '{0} and {1} both have the version {a}; correct one of them.',
  'date-backwards': '{0} ({a}) is newer than {1} ({b}); correct the link or the date.',
  'cross-prefix': '{1} and {0} have different prefixes; check the link.',
  'doi-spelling': '{0} links to {1} as {a}; write the DOI as the record does.',
  'suffix-guess': '{0} is linked to {1} only because of their DOIs; add IsNewVersionOf {1} to it.',
}
const messages = { ...warnings, ...infos }

/** The code of a warning, except the four codes that only a walk reports. */
export type MessageCode = keyof typeof messages

/** A finding with its records as node numbers, and its `severity` if not the default. */
export interface Finding {
  code: MessageCode
  nodes: readonly number[]
  texts?: readonly string[] | undefined
  severity?: VersionWarning['severity'] | undefined
}

/** Converts a finding to a public warning, with the names of the nodes. */
export function warningOf({ code, nodes, texts = [], severity }: Finding, names: readonly string[]): VersionWarning {
  const dois = nodes.map(node => names[node] ?? '')
  const [a, b] = texts
  const inserts: Readonly<Record<string, string | undefined>> = {
    0: dois[0],
    1: dois[1],
    all: listed(dois),
    rest: listed(dois.slice(1)),
    link: dois.length > 2 ? 'link' : 'links',
    are: dois.length > 1 ? 'are' : 'is',
    a,
    b,
  }
  const message = messages[code].replace(/\{(\w+)\}/g, (_, key: string) => inserts[key] ?? '')
  return { code, severity: severity ?? (code in infos ? 'info' : 'warning'), message, dois }
}

/**
 * Joins names as `a, b and c`. Shortens more than six names to the first five and a count: `a, b, c, d, e and 3 more`.
 */
export function listed(names: readonly string[]): string {
  const shown = names.length > 6 ? [...names.slice(0, 5), `${names.length - 5} more`] : names
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
