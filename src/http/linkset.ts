import { type Link, written } from './links.ts'

/** The links of one anchor. */
export interface Anchored {
  anchor: string
  links: readonly Link[]
}

/** Links as `application/linkset` (RFC 9264, 4.1): as in a header, each with its anchor, one per line. */
export const linksetText = (sets: readonly Anchored[]): string =>
  `${sets.flatMap(({ anchor, links }) => links.map(link => `${written(link)}; anchor="${anchor}"`)).join(',\n')}\n`

/** Links as `application/linkset+json` (RFC 9264, 4.2): for each anchor its relations with their targets. */
export function linksetJson(sets: readonly Anchored[]): string {
  const contexts = sets.map(({ anchor, links }) => {
    const relations = new Map<string, object[]>()
    for (const { relation, href, type, length } of links) {
      const targets = relations.get(relation) ?? []
      relations.set(relation, targets)
      targets.push({
        href,
        ...(type !== undefined && { type }),
        ...(length !== undefined && { length: [String(length)] }),
      })
    }
    return { anchor, ...Object.fromEntries(relations) }
  })
  return JSON.stringify({ linkset: contexts })
}
