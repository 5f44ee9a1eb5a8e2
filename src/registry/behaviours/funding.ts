import type { Behaviour } from '../behaviour.ts'
import { addressIn, funderAddress, rorAddress } from '../values/identifiers.ts'
import { leftAsSent } from './names.ts'

/** Converts an award title that has a language into an object that contains the title and the language. */
export const awardTitleSplit: Behaviour = {
  id: 'award-title-split',
  does: 'changes',
  via: ['xml'],
  apply(work) {
    for (const { funding, number, lang } of work.surroundings.awardLanguages) {
      const path = ['fundingReferences', funding, 'awardTitle']
      const only = work.textAt(path)
      const title = only ?? work.textAt([...path, number])
      if (title !== undefined) work.set(only === undefined ? [...path, number] : path, { lang, __content__: title })
    }
  },
}

/**
 * Writes funder identifiers as URLs. Drops malformed Crossref Funder IDs and ROR IDs.
 *
 * Before 2022-10-11, drops identifiers of any type that form no URL. From 2020-06-02 to 2022-10-10, keeps identifiers
 * of type Other unchanged.
 */
export const funderRewritten: Behaviour = {
  id: 'funder-rewritten',
  does: 'changes',
  via: ['xml'],
  until: leftAsSent,
  apply(work) {
    for (const [path, funding] of work.items('fundingReferences')) {
      const place = [...path, 'funderIdentifier']
      const text = work.textAt(place)
      if (text === undefined) continue
      const { funderIdentifierType: type, schemeUri } = funding as Record<string, unknown>
      if (work.sending.asOf < '2022-10-11') {
        if (type === 'Other' && work.sending.asOf >= '2020-06-02') continue
        const isBare = !/^https?:\/\//.test(text) && typeof schemeUri === 'string' && schemeUri !== ''
        work.rewriteOrDrop(place, value => addressIn(isBare ? `${schemeUri}${value}` : value))
      } else if (type === 'Crossref Funder ID') work.rewriteOrDrop(place, funderAddress)
      else if (type === 'ROR') {
        work.rewriteOrDrop(place, rorAddress)
        work.set([...path, 'schemeUri'], 'https://ror.org')
      } else work.set(place, addressIn(text) ?? text)
    }
  },
}

/** Drops the scheme URIs of funder identifiers, because the XML reader did not read these URIs. */
export const funderSchemeLost: Behaviour = {
  id: 'funder-scheme-lost',
  does: 'drops',
  via: ['xml'],
  until: '2022-10-11',
  apply(work) {
    for (const [path] of work.items('fundingReferences')) work.drop([...path, 'schemeUri'])
  },
}
