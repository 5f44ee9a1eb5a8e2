/**
 * Packages that the build bundles into `dist`, so that `citable` has fewer dependencies.
 *
 * The build adds the licences of these packages, and the SBOM lists the packages as components.
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
