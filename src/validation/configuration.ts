import type { Severity } from '../core/diagnostic.ts'
import type { RegistryAction } from '../registry/act.ts'
import type { CheckOptions } from './report.ts'

/** Options for judging records: the options of `check` except the format. */
export type Judgement = {
  [Name in 'kernel' | 'profile' | 'rules' | 'required']?: CheckOptions[Name] | undefined
}

/** Findings that are accepted for a reason. */
export interface Suppression {
  /** The rule whose findings are suppressed, `schema/…` rules included; `*` stands for all rules. */
  rule: string
  /** Only in files that match one of these patterns (the syntax of .gitignore). */
  files?: string[] | undefined
  /** Only in the record with this DOI. */
  doi?: string | undefined
  /** Only in this record of a file; 0 is the first. */
  index?: number | undefined
  /** Only at this JSON Pointer and below; a step `*` stands for any member or index. */
  pointer?: string | undefined
  /** Why the findings are accepted. */
  reason: string
  /** The last day (YYYY-MM-DD) on which the suppression holds. */
  until?: string | undefined
}

/** The contents of a configuration file (`citable.config.ts`, `.js`, `.json` or `.yaml`). */
export interface Config extends Judgement {
  /** The address of the schema, for editors. */
  $schema?: string | undefined
  /** Configurations that this one builds on: paths that begin with `.` or `/`, or names of npm packages. */
  extends?: string | string[] | undefined
  /** The lowest severity, or the registry's act, that makes a run fail; `error` by default. */
  failOn?: Severity | RegistryAction | 'never' | undefined
  /** A run fails if there are more warnings than this. */
  maxWarnings?: number | undefined
  /** Files that are not checked (the syntax of .gitignore). */
  ignore?: string[] | undefined
  /** The language of findings and reports for people: `en` by default. */
  lang?: 'en' | 'de' | undefined
  /** The file that keeps the findings that are not new. */
  baseline?: string | undefined
  suppressions?: Suppression[] | undefined
  /** Rules besides ours; only in TypeScript and JavaScript. */
  ownRules?: CheckOptions['ownRules'] | undefined
  /** Other settings for some files; later entries win. */
  overrides?: (Judgement & { files: string[] })[] | undefined
}

/**
 * Gives a configuration its type, so that an editor completes and checks it; returns what it is given.
 *
 * @example
 * defineConfig({ profile: 'strict', required: ['subjects'] }).profile // → 'strict'
 */
export const defineConfig = <const T extends Config>(config: T): T => config
