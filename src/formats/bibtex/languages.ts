import { tagOfLibraryCode } from '../work/language-codes.ts'

const table =
  'en:english en-US:american en-GB:british de:german de-AT:naustrian de-CH:nswissgerman fr:french fr-CA:canadien es:spanish it:italian pt:portuguese pt-BR:brazilian nl:dutch ru:russian uk:ukrainian pl:polish cs:czech sk:slovak sl:slovene hr:croatian sr:serbian bg:bulgarian ro:romanian hu:magyar sv:swedish da:danish nb:norsk no:norwegian nn:nynorsk fi:finnish is:icelandic et:estonian lv:latvian lt:lithuanian el:greek tr:turkish ca:catalan gl:galician eu:basque ga:irish cy:welsh la:latin he:hebrew ar:arabic fa:farsi hi:hindi ja:japanese zh:chinese ko:korean vi:vietnamese th:thai id:indonesian ms:malay sq:albanian af:afrikaans hy:armenian ka:georgian mn:mongolian'
    .split(' ')
    .map(pair => pair.split(':') as [tag: string, name: string])

const byTag = new Map(table.map(([tag, name]) => [tag.toLowerCase(), name]))
/** Additional babel names of languages, and the native names of German, French, Spanish and Italian. */
const aliases =
  'ngerman:de usenglish:en-US ukenglish:en-GB austrian:de-AT francais:fr hungarian:hu slovenian:sl brazil:pt-BR portuges:pt persian:fa bokmal:nb galego:gl deutsch:de français:fr español:es italiano:it'
    .split(' ')
    .map(pair => pair.split(':') as [name: string, tag: string])

const byName = new Map([...table.map(([tag, name]): [string, string] => [name, tag]), ...aliases])

/**
 * Returns the babel name of a language tag, or of its language without the region. Returns the tag itself if there is
 * no such name.
 */
export function babelName(tag: string): string {
  const low = tagOfLibraryCode(tag).toLowerCase()
  return byTag.get(low) ?? byTag.get(low.split('-')[0] ?? '') ?? tag
}

/**
 * Returns the language tag for a babel name or for biblatex's key (`langgerman`). Any other text is returned unchanged,
 * as a tag.
 */
export function tagOfBabel(name: string): string {
  const low = name.toLowerCase()
  return byName.get(low) ?? byName.get(low.replace(/^lang(?=[a-z])/, '')) ?? name
}
