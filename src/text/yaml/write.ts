import { dump } from './js-yaml.ts'

/** Writes a value as YAML 1.2, without wrapping long lines. */
export const writeYaml = (value: object): string => dump(value, { lineWidth: -1 })
