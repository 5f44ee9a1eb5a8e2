/**
 * Loads a package that only some users need and may not be there. Bundlers do not see its name, so that they neither look for it nor
 * warn where it is missing.
 */
export const optional = async <Module>(name: string): Promise<Module> =>
  (await import(/* webpackIgnore: true */ /* @vite-ignore */ name)) as Module
