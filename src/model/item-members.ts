import { isObject, type Members } from '../object.ts'

/** The item in a `Cite` of citation-js that holds one: an object whose `data` is a list of items. */
export function itemIn({ data }: Members): Members | undefined {
  const [item] = Array.isArray(data) && data.length === 1 ? (data as unknown[]) : []
  return isObject(item) ? item : undefined
}

/**
 * The members of a record that an item of CSL-JSON says something about, those that a citation consists of; anything but an item is
 * given back. Variables: https://docs.citationstyles.org/en/stable/specification.html#appendix-iv-variables.
 */
export function membersOfItem(given: Members): Members {
  const { DOI: doi, author, issued, type } = given
  if ((doi ?? author ?? issued) === undefined || (given.titles ?? given.creators) !== undefined) return given
  const date = isObject(issued) ? (issued['date-parts'] ?? issued.raw ?? issued.literal) : issued
  return {
    ...given,
    doi,
    url: given.URL,
    creators: Array.isArray(author) ? author.map(creatorOf) : [],
    publicationYear: [date].flat(2)[0],
    // `article-journal` is a journal article.
    resourceTypeGeneral: typeof type === 'string' ? type.split(/[-_]/).reverse().join(' ') : '',
  }
}

const creatorOf = (name: unknown): unknown =>
  isObject(name)
    ? {
        name: name.literal,
        givenName: name.given,
        familyName: [name['non-dropping-particle'], name.family].filter(part => typeof part === 'string').join(' '),
      }
    : name
