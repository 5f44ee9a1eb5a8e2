import type { ResourceTypeGeneral } from './resource-type-general.ts'

/**
 * Returns the general type (10.a) that a free-text type (10) names: `Dissertation` for `PhD thesis`.
 *
 * Returns undefined if the text names none. Before kernel 4.4, types such as Dissertation and Preprint were possible
 * only as free text.
 */
export function resourceTypeInText(type: string): ResourceTypeGeneral | undefined {
  if (type.length > 60) return undefined
  const plain = type
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.find(([, pattern]) => pattern.test(plain))?.[0]
}

const words: readonly (readonly [ResourceTypeGeneral, RegExp])[] = [
  [
    'JournalArticle',
    /^(?:(?:journal|research|review|scientific|scholarly) )?articles?$|^journal ?paper$|^zeitschriftenartikel$/,
  ],
  ['ConferencePaper', /^conference[ -](?:paper|article|contribution)s?$/],
  ['ConferenceProceeding', /^(?:conference )?proceedings?$/],
  [
    'Dissertation',
    /^(?:(?:ph\.? ?d\.?|doctoral|master'?s?|bachelor'?s?) )?(?:thesis|dissertation)$|^habilitation$|^doktorarbeit$/,
  ],
  ['BookChapter', /^(?:book )?(?:chapter|section|part)$/],
  ['Book', /^(?:book|monograph|monographie)s?$/],
  ['Preprint', /^pre-?prints?$/],
  ['Report', /^(?:(?:technical|project|research|annual|final) )?reports?$|^deliverable$|^working paper$/],
  ['Poster', /^(?:conference )?posters?$/],
  ['Presentation', /^(?:presentation|slides|slide ?deck|lecture|talk)s?$/],
  ['Software', /^(?:software|source code|computer program|script)s?$/],
  ['Dataset', /^data(?: ?sets?)?$/],
  ['Image', /^(?:image|photo(?:graph)?|figure)s?$/],
  ['Audiovisual', /^(?:video|film|movie)s?$/],
  ['PeerReview', /^peer ?reviews?$/],
  ['OutputManagementPlan', /^(?:data|software|output) management plan$/],
  ['ComputationalNotebook', /^(?:jupyter|computational|r) ?notebooks?$/],
  ['Workflow', /^workflows?$/],
  ['Standard', /^standards?$/],
  ['Journal', /^journals?$/],
  ['Model', /^models?$/],
]
