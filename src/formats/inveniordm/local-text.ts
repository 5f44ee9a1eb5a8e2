import type { MemberReader } from '../work/member-reader.ts'

/** Chooses one language of a text such as `{ "en": … }`: English if available, else the first. */
export function localText(holder: MemberReader, name: string): { text: string; lang: string } | undefined {
  const texts = holder.member(name)
  const langs = texts.names()
  const lang = langs.includes('en') ? 'en' : langs[0]
  const text = lang === undefined ? undefined : texts.text(lang)
  return lang === undefined || text === undefined ? undefined : { text, lang }
}
