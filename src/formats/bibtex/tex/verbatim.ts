/** What a field that TeX takes as it is (an address, a DOI) says; undoes the escapes that people put into it nevertheless. */
export function verbatim(raw: string): string {
  const [, inner] = /^\s*\\(?:url|path|href|nolinkurl)\s*\{([^{}]*)\}/.exec(raw) ?? []
  return (inner ?? raw)
    .replace(/\\textasciitilde\s*(?:\{\})?|\\~\s*(?:\{\s*\})?|\$\\sim\$/g, '~')
    .replace(/\\([_%&#$^{}~])/g, '$1')
    .replace(/\{([^{}]*)\}/g, '$1')
    .trim()
}
