import type { Description, Title } from '../../../model/datacite.ts'
import { type Account, entriesOf, Found, type Held, heldLines, memberText, type Work } from '../../work/index.ts'
import { readAsType } from '../../work/losses/work-messages.ts'
import { isIri } from '../identifiers.ts'
import { saySchemaOrg } from '../messages.ts'
import { add, type JsonLdNode, putList, type Value } from '../node.ts'

/**
 * Adds the titles (3): the main title as `name`, the others as `alternateName`, with their language if the record
 * states it.
 */
export function putTitles(account: Account, { record, title, language }: Work, node: JsonLdNode): void {
  if (title === undefined) return
  const main = title.within instanceof Found ? (title.within as Found<Title>) : undefined
  node.name = main === undefined ? account.carry(title) : inLanguage(account, title, main, language?.value)
  for (const entry of entriesOf<Title>(record.titles, ['titles'])) {
    const { titleType } = entry.value
    const text = memberText(entry, 'title')
    if (text === undefined || isSame(entry, title)) continue
    add(node, 'alternateName', inLanguage(account, text, entry))
    if (titleType === 'AlternativeTitle') account.carryPath(entry.at('titleType'))
    else {
      const message =
        titleType === undefined
          ? readAsType('', 'AlternativeTitle')
          : saySchemaOrg('titleTypeDropped', { type: titleType })
      account.changed(entry.at('titleType'), message)
    }
  }
}

/** True if a text was found inside the given list entry. */
const isSame = ({ step }: Found<object>, { within }: Found): boolean => within instanceof Found && within.step === step

function inLanguage(account: Account, text: Held, entry: Found<{ lang?: string }>, ofWork?: string): Value {
  return spoken(account, account.carry(text), memberText(entry, 'lang'), ofWork)
}

/**
 * Returns a text and its language as a JSON-LD literal. Returns the text alone if the language is missing, invalid or
 * that of the work.
 */
export function spoken(account: Account, value: string, language: Held | undefined, ofWork?: string): Value {
  if (language !== undefined && language.value === ofWork) {
    account.changed(language, saySchemaOrg('languageOfWork', { language: ofWork }))
    return value
  }
  if (language === undefined || !isTag(language.value)) return value
  return { '@language': account.carry(language), '@value': value }
}

/**
 * Adds the descriptions (17), starting with the first abstract. Series information is written as a series.
 *
 * Line breaks are kept. The other types are not distinguished in schema.org.
 */
export function putDescriptions(account: Account, { record, language }: Work, node: JsonLdNode): void {
  const given: { held: Found<Description>; text: Found }[] = []
  for (const held of entriesOf<Description>(record.descriptions, ['descriptions'])) {
    const text = heldLines(held.value.description, held.at('description'))
    if (text !== undefined) given.push({ held, text })
  }
  const abstract = given.findIndex(({ held }) => held.value.descriptionType === 'Abstract')
  if (abstract > 0) given.unshift(...given.splice(abstract, 1))
  let first: Description | undefined
  const said = new Set<string>()
  for (const { held, text } of given) {
    const { descriptionType: type } = held.value
    if (type === 'SeriesInformation') {
      const description = account.carry(text)
      account.carryPath(held.at('descriptionType'))
      add(node, 'isPartOf', { '@type': 'CreativeWorkSeries', name: description })
      continue
    }
    const value = inLanguage(account, text, held, language?.value)
    // RDF keeps only one of two equal texts.
    const key = JSON.stringify(value)
    if (said.has(key) && type !== undefined)
      account.changed(held.at('descriptionType'), saySchemaOrg('descriptionTwice'))
    if (said.has(key)) continue
    said.add(key)
    add(node, 'description', value)
    const [own, ofFirst] = [held.value, first ?? held.value].map(one => languageWritten(one, language?.value))
    const isTranslated = own !== undefined && ofFirst !== undefined && own !== ofFirst
    const back = first === undefined || isTranslated ? 'Abstract' : 'Other'
    first ??= held.value
    if (type === back) account.carryPath(held.at('descriptionType'))
    else {
      const message =
        type === undefined ? readAsType('', back) : saySchemaOrg('descriptionTypeDropped', { type: String(type) })
      account.changed(held.at('descriptionType'), message)
    }
  }
}

const isTag = (text: unknown): boolean => typeof text === 'string' && /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,8}$/i.test(text)

function languageWritten({ lang }: Description, ofWork: string | undefined): string | undefined {
  const text = typeof lang === 'string' ? lang.trim() : undefined
  return isTag(text) && text !== ofWork ? text : undefined
}

/**
 * Adds the subjects (6) as text.
 *
 * A subject with a scheme, URI, code or language, or a single subject with a comma, becomes a DefinedTerm.
 */
export function putKeywords(account: Account, { keywords }: Work, node: JsonLdNode): void {
  // A single text is read as a comma-separated list.
  const isPlain = (name: Value): boolean => typeof name === 'string' && !(keywords.length === 1 && name.includes(','))
  putList(
    node,
    'keywords',
    keywords.map(held => {
      const { entry } = held
      const name = inLanguage(account, held, entry)
      const scheme = memberText(entry, 'subjectScheme')
      const schemeUri = memberText(entry, 'schemeUri')
      const valueUri = memberText(entry, 'valueUri')
      const code = memberText(entry, 'classificationCode')
      if (!scheme && !schemeUri && !valueUri && !code && isPlain(name)) return name
      const term: JsonLdNode = { '@type': 'DefinedTerm', name }
      if (valueUri !== undefined && isIri(valueUri.value)) term['@id'] = account.carry(valueUri)
      if (code !== undefined) term.termCode = account.carry(code)
      const url = schemeUri !== undefined && isIri(schemeUri.value) ? schemeUri : undefined
      if (scheme === undefined && url === undefined) return term
      const set: JsonLdNode = { '@type': 'DefinedTermSet' }
      if (scheme !== undefined) set.name = account.carry(scheme)
      if (url !== undefined) set.url = account.carry(url)
      term.inDefinedTermSet = set
      return term
    }),
  )
}
