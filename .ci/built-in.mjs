/**
 * Packages that the build bundles into `dist`, so that `citable` has fewer dependencies; js-yaml also depends on a
 * package under another licence, which only its command needs. The licences of the packages are included, and the list
 * of components names them.
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
