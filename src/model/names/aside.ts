/** Removes from a name what many records add to it: an ORCID iD, an e-mail address, `et al.` */
export function asideOf(text: string): { name: string; aside: string[] } {
  const aside: string[] = []
  let name = text
  for (const pattern of [orcid, email, others])
    name = name.replace(pattern, (_found, inner: string) => {
      aside.push(inner)
      return ' '
    })
  return aside.length === 0
    ? { name, aside }
    : {
        name: name
          .replace(/\s+/g, ' ')
          .replace(/ (?=,)/g, '')
          .replace(/^[\s,;]+|[\s,;]{1,50}$/g, ''),
        aside,
      }
}

const orcid =
  /[([<]?\s?(?:ORCID(?:\siD)?:?\s?)?(?:https?:\/\/)?(?:www\.)?(?:orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dXx])\s?[)\]>]?/gi
const email = /[([<]?(?<![\w.+-])([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})[)\]>]?/g
const others =
  /[\s,;]{1,50}[([]?((?:and|und|&)\s(?:others|colleagues|andere)|et\.?\sal\.?|u\.\s?a\.|и др\.)[)\]]?\s{0,50}$/gi
