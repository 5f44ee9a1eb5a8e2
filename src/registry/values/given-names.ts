import { readsLikeOrganisation } from '../../model/names/organisation.ts'

/**
 * Whether a name without comma begins with a first name that the registry may have known. It looked first names up in a dictionary of
 * 40,000; this is a guess by the shape: two to four words in capitals, none of them one that organisations are called by. Organisations
 * whose first word stood in that dictionary were taken for people, too: `The British Library` became `Library, The British`.
 */
export function readsLikePerson(name: string): boolean {
  const words = name.split(' ')
  if (words.length >= 2 && namesakes.has(words[0] ?? '')) return true
  return (
    words.length >= 2 &&
    words.length <= 4 &&
    words.every(word => /^\p{Lu}(?:\p{Ll}+(?:(?:-|['’])?\p{Lu}\p{Ll}+)?|['’]\p{Lu}\p{Ll}+|\.?)$/u.test(word)) &&
    (words[0]?.length ?? 0) > 2 &&
    !readsLikeOrganisation(name.replaceAll('-', ' '))
  )
}

/** First names by which organisations are called. */
const namesakes: ReadonlySet<string> = new Set(
  'Albert Alfred Carl Charles Cornell David Duke Ernst Ferdinand Francis Friedrich Georg George Heinrich Henry Hugo Johann Johannes John Julius Karl Konrad Leo Ludwig Martin Max Otto Paul Robert The Thomas Victoria Wilhelm William'.split(
    ' ',
  ),
)
