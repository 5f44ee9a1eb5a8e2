import { readsLikeOrganisation } from '../../model/names/organisation.ts'

/**
 * Whether a name without comma begins with a first name that the registry may have known. It looked first names up in a dictionary of
 * 40,000; this is a guess by the shape: two to four words in capitals, none of them one that organisations are called by.
 */
export function readsLikePerson(name: string): boolean {
  const words = name.split(' ')
  return (
    words.length >= 2 &&
    words.length <= 4 &&
    words.every(word => /^\p{Lu}(?:\p{Ll}+(?:-\p{Lu}\p{Ll}+)?|\.?)$/u.test(word)) &&
    (words[0]?.length ?? 0) > 2 &&
    !readsLikeOrganisation(name)
  )
}
