/**
 * Loads an optional package that may be missing. The dynamic name hides the import from bundlers, which would otherwise
 * warn about a missing package.
 */
export const optional = async <Module>(name: string): Promise<Module> =>
  (await import(/* webpackIgnore: true */ /* @vite-ignore */ name)) as Module
