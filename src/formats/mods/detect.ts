import type { TextSample } from '../../datacite/read/sample.ts'

/** The namespace of MODS 3. */
export const modsNamespace = 'http://www.loc.gov/mods/v3'

/** True if a text is MODS, either as the root element or inside a known envelope, such as an OAI-PMH response. */
export function isMods(sample: TextSample): boolean {
  const root = sample.root()
  if (root === undefined) return false
  if (root.namespace === modsNamespace) return true
  const isAround =
    /^(?:mods|modsCollection|OAI-PMH|ListRecords|GetRecord|record|metadata|searchRetrieveResponse)$/.test(root.name)
  return isAround && sample.text.includes(`"${modsNamespace}"`)
}
