/**
 * True if a name in a list represents further, unnamed people: DataCite's `:etal`, BibTeX's `others`, `et al.`, or the
 * ellipsis that reference managers write.
 */
export function isOthers(name: unknown): boolean {
  return typeof name === 'string' && name.length <= longest && others.test(name)
}

const longest = 20
const others = /^\s{0,4}(?:[:(]{1,3}etal\)?|(?:and )?others|\[?et\.? al(?:ii|ia|iae|\.)?\]?|\.{3,}|…)[,.]?\s{0,4}$/i
