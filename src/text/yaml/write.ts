import { dump } from './js-yaml.ts'

/** A value as YAML 1.2, with no line broken for its length. */
export const writeYaml = (value: object): string => dump(value, { lineWidth: -1 })
