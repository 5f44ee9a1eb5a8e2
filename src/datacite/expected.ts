import type { ValueType } from '../kernel/index.ts'
import { type Message, messagesOf } from '../messages/message.ts'

/** Returns a message about the expected form of a value. */
export const sayExpected = messagesOf('expected', {
  text: 'text',
  nonEmpty: 'text that is not empty',
  doi: 'a DOI (10.prefix/suffix)',
  doiOnly: '"DOI"',
  year: 'a four-digit year',
  language: 'a language tag such as "en" or "pt-BR"',
  uri: 'a URI reference',
  degrees: 'decimal degrees from -{limit} to {limit}',
  term: 'a term from the {list} list',
  list: 'a list',
  object: 'an object',
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  types: '{types, list, or}',
  other: 'in another form',
  space: '"default" or "preserve"',
  id: 'an XML name (a letter or "_", then letters, digits, "-", "." or "_")',
  notValid: '"{value}" is not valid as {name}; it should be {expected}.',
})

/** Returns the message about a value that does not have the expected form. */
export const notValid = (value: string, name: string, expected: Message): Message =>
  sayExpected('notValid', { value, name, expected })

/** Returns a phrase for the value that a kernel type requires, such as `a list`. */
export function expectedOfType(type: ValueType): Message {
  switch (type) {
    case 'longitude':
      return sayExpected('degrees', { limit: 180 })
    case 'latitude':
      return sayExpected('degrees', { limit: 90 })
    case 'any':
      return sayExpected('text')
    case 'lang':
      return sayExpected('language')
    default:
      return sayExpected(type)
  }
}
