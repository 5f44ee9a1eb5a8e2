import type { TextSample } from '../../datacite/read/sample.ts'

/** True if a text has a supported table of a pyproject.toml. */
export const isPyproject = (sample: TextSample): boolean =>
  /^[ \t]{0,20}\[[ \t]{0,5}(?:project|tool\.poetry)[ \t]{0,5}\]/m.test(sample.text)
