/**
 * Packages that the build bundles into `dist`, so that `citable` has fewer dependencies. Their licences are included,
 * and the list of components names them.
 *
 * Bundling js-yaml also avoids argparse, which has another licence and which only the command of js-yaml needs.
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
