import { organisationEndings, organisationParts, organisationStarts, organisationWords } from './organisation-words.ts'

/**
 * Whether a name holds a word that people are not called by: University, GmbH, Collaboration, министерство, 研究所, … in the
 * languages that research is published in. Only likely: there are people called Library.
 */
export function readsLikeOrganisation(name: string): boolean {
  const text = name.slice(0, 300).normalize('NFC').toLowerCase()
  if (organisationParts.some(part => text.includes(part))) return true
  return text.split(/[\s,()/"“”„]+/).some(isOrganisationWord) || /^the\s/.test(text) || /\sof\sthe\s/.test(text)
}

function isOrganisationWord(word: string): boolean {
  if (word.length < 3) return false
  return (
    organisationWords.has(word) ||
    (word.length > 6 &&
      (organisationStarts.some(start => word.startsWith(start)) || organisationEndings.some(end => word.endsWith(end))))
  )
}
