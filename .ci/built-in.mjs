/**
 * Packages that the build puts into `dist`, so that installing `citable` brings fewer: js-yaml also depends on a package under another
 * licence, for its command alone. Their own licences come along, and the list of components names them.
 */
export const builtIn = [
  'date-fns',
  'diff',
  'entities',
  'js-yaml',
  'n3',
  'parse5',
  'picocolors',
  'saxes',
  'smol-toml',
  'xmlchars',
]
