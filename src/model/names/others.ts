/**
 * True if a name in a list represents further, unnamed people: `:etal` of DataCite, `others` of BibTeX, `et al.` or an
 * ellipsis of reference managers.
 */
export function isOthers(name: unknown): boolean {
  return typeof name === 'string' && name.length <= longest && others.test(name)
}

const longest = 20
const others = /^\s{0,4}(?:[:(]{1,3}etal\)?|(?:and )?others|\[?et\.? al(?:ii|ia|iae|\.)?\]?|\.{3,}|…)[,.]?\s{0,4}$/i
