import type { Severity } from '../core/diagnostic.ts'
import type { RegistryAction } from '../registry/act.ts'
import type { CheckOptions } from './report.ts'

/** The options of `check` that a configuration can set for all files or for some files. */
export type Judgement = {
  [Name in 'kernel' | 'profile' | 'rules' | 'required']?: CheckOptions[Name] | undefined
}

/** A suppression: findings that are accepted for a stated reason. */
export interface Suppression {
  /** The rule whose findings are suppressed, including `schema/…` rules; `*` means all rules. */
  rule: string
  /** The patterns of the files to which the suppression applies, in the syntax of .gitignore. */
  files?: string[] | undefined
  /** The DOI of the record to which the suppression applies. */
  doi?: string | undefined
  /** The index of the record in its file, from 0. */
  index?: number | undefined
  /**
   * The JSON Pointer to the values whose findings are suppressed, including all values below them.
   *
   * A `*` in place of a member name or index matches any name or index.
   */
  pointer?: string | undefined
  /** The reason for accepting the findings. */
  reason: string
  /** The last day on which the suppression applies (YYYY-MM-DD). */
  until?: string | undefined
}

/** The contents of a configuration file, such as `citable.config.ts` or `citable.config.yaml`. */
export interface Config extends Judgement {
  /** The URL of the schema, for editors. */
  $schema?: string | undefined
  /** Base configurations: paths that begin with `.` or `/`, or names of npm packages. */
  extends?: string | string[] | undefined
  /** The lowest severity, or the weakest registry action, that makes a run fail, or `never`. Defaults to `error`. */
  failOn?: Severity | RegistryAction | 'never' | undefined
  /** The maximum number of warnings; a run with more warnings fails. */
  maxWarnings?: number | undefined
  /** Patterns for files that are not checked, in the syntax of .gitignore. */
  ignore?: string[] | undefined
  /** The language of findings and human-readable reports. Defaults to `en`. */
  lang?: 'en' | 'de' | undefined
  /** The path of the baseline, a file of findings that are not reported again. */
  baseline?: string | undefined
  suppressions?: Suppression[] | undefined
  /** Custom rules; only in configurations written in TypeScript or JavaScript. */
  ownRules?: CheckOptions['ownRules'] | undefined
  /**
   * Settings that apply only to files that match the patterns in `files`. Later entries take precedence over earlier
   * entries.
   */
  overrides?: (Judgement & { files: string[] })[] | undefined
}

/**
 * Returns a configuration unchanged. The type of the parameter lets an editor complete and check the configuration.
 *
 * @example
 * defineConfig({ profile: 'strict', required: ['subjects'] }).profile // → 'strict'
 */
export const defineConfig = <const T extends Config>(config: T): T => config
