import { messagesOf } from '../../messages/message.ts'
import { placeAsCoordinates as texts } from '../compiled/rule-texts.ts'
import { geoLocations } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('place-as-coordinates', texts)

export const placeAsCoordinates: Rule = {
  id: 'place-as-coordinates',
  severity: 'warning',
  check: visiting(geoLocations, ({ item: { geoLocationPlace }, index }, { report }) => {
    if (typeof geoLocationPlace !== 'string' || geoLocationPlace.length > 80 || !coordinates.test(geoLocationPlace))
      return
    report({
      path: ['geoLocations', index, 'geoLocationPlace'],
      message: say('coordinates', { place: shorten(geoLocationPlace) }),
    })
  }),
}

const coordinates =
  /^\s*(?:lat(?:itude)?[:=]?\s*)?-?\d{1,3}(?:\.\d+)?\s?°?\s?[NSEW]?\s?[,;\s]\s?(?:lon(?:g|gitude)?[:=]?\s*)?-?\d{1,3}(?:\.\d+)?\s?°?\s?[NSEW]?\s*$/i
