import { expect, it } from 'vitest'
import { describeWith } from '../../../missing.ts'
import { besideOfficial, differencesOf, sameEdition, whyNot } from './official.ts'
import { styleDifferences } from './style-differences.ts'

describeWith(
  whyNot,
  'a built-in style',
  () => {
    it.each(sameEdition())(
      '%s prints the same entries as the official style of its edition, except for the listed differences',
      async style => {
        expect(await differencesOf(style)).toEqual(styleDifferences[style] ?? {})
      },
    )
  },
  besideOfficial,
)
