/** Reads a field that TeX takes verbatim (a URL, a DOI), and undoes the escapes that people add nevertheless. */
export function verbatim(raw: string): string {
  if (!/[\\{}$]/.test(raw)) return raw.trim()
  const [, inner] = /^\s*\\(?:url|path|href|nolinkurl)\s*\{([^{}]*)\}/.exec(raw) ?? []
  return (inner ?? raw)
    .replace(/\\textasciitilde\s*(?:\{\})?|\\~\s*(?:\{\s*\})?|\$\\sim\$/g, '~')
    .replace(/\\([_%&#$^{}~])/g, '$1')
    .replace(/\{([^{}]*)\}/g, '$1')
    .trim()
}
