import type { VersionWarning } from '../types.ts'

/**
 * How much each situation matters, and what is said about it: `{0}`, `{1}` are the records concerned, `{all}` all of them, `{rest}` all but the first;
 * `{a}`, `{b}`, `{c}` are further texts.
 */
export const messages = {
  cycle: ['warning', '{all} succeed one another in a circle; remove the wrong link.'],
  fork: ['warning', '{0} has several new versions, {rest}; link them with each other, or remove the wrong link.'],
  merge: ['warning', '{0} is the new version of several, {rest}; link them with each other, or remove the wrong link.'],
  'version-backwards': ['warning', '{0} ({a}) is declared newer than {1} ({b}), but its version is lower; correct the link or the version.'],
  'suffix-mismatch': ['warning', 'The number at the end of {0} contradicts {a}; correct what is wrong.'],
  'several-concepts': ['warning', '{all} each stand for all versions; keep one, and declare the others IsIdenticalTo it.'],
  'concept-as-version': ['warning', '{0} stands for all versions, but is linked as one of them; link versions with versions.'],
  'version-is-part': ['warning', '{0} is called both part and version of {1}; remove the wrong relation.'],
  'alias-conflict': ['warning', '{all} are called identical and yet versions of each other; remove the wrong relation.'],
  'previous-version-mismatch': ['warning', '{0} has the previous_version {a}, but says IsNewVersionOf {b}; make both say the same.'],
  'new-version-mismatch': ['warning', '{0} has the new_version {a}, but says IsPreviousVersionOf {b}; make both say the same.'],
  'one-way-link': ['warning', '{1} says {a} {0}, which does not link back; add {b} {1} to it.'],
  'self-link': ['warning', '{0} says {a} itself; remove the link.'],
  'invalid-related-identifier': ['warning', '{0} says {a} {b}, which is no identifier; write a DOI such as 10.5072/example.'],
  'duplicate-record': ['warning', '{0} is there again as record {a}, with different {b}; keep one. Until then the first counts.'],
  'no-identifier': ['warning', 'Record {a} is left out, because it has no identifier; add one.'],
  gap: ['warning', 'Between {0} and {1} {a} is missing; add its record.'],
  'missing-record': ['info', 'The record of {0} is missing, to which {rest} links; add it to know its version and date.'],
  'same-version': ['info', '{0} and {1} have the same version, {a}; raise it with every new version.'],
  'date-backwards': ['info', '{0} ({a}) follows {1} ({b}), but is older; correct the date, unless two lines went on side by side.'],
  'cross-prefix': ['info', '{1} and {0} are linked under different DOI prefixes; make sure that they are the same work.'],
  'doi-spelling': ['info', '{0} links to {1} as {a}; write the DOI as its record does.'],
  'suffix-guess': ['info', '{0} is linked to {1} because of their DOIs only; declare it with IsNewVersionOf.'],
} as const satisfies Readonly<Record<string, readonly [VersionWarning['severity'], string]>>

/** A situation that has a message. */
export type MessageCode = keyof typeof messages

/** One finding, with its records as numbers of nodes; `severity` where it is not the usual one. */
export interface Finding {
  code: MessageCode
  nodes: readonly number[]
  texts?: readonly string[]
  severity?: VersionWarning['severity']
}

/** The finding as users see it, with the names of the nodes. */
export function warningOf({ code, nodes, texts = [], severity }: Finding, names: readonly string[]): VersionWarning {
  const [usual, template] = messages[code]
  const dois = nodes.map(node => names[node] ?? '')
  const insert = (_: string, key: string): string => {
    if (key === 'all') return listed(dois)
    if (key === 'rest') return listed(dois.slice(1))
    return dois[Number(key)] ?? texts[key.charCodeAt(0) - firstLetter] ?? ''
  }
  return { code, severity: severity ?? usual, message: template.replace(/\{(\w+)\}/g, insert), dois }
}

const firstLetter = 'a'.charCodeAt(0)

/** `a, b and c`; of more than six the first five and how many there are besides. */
export function listed(names: readonly string[]): string {
  const shown = names.length > 6 ? [...names.slice(0, 5), `${names.length - 5} more`] : names
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}
