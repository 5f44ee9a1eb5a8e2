import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about MODS. */
export const sayMods = messagesOf('mods', {
  noMods: 'There is no <mods> within <{root}>, in the namespace "{namespace}".',
  fileWithoutUri: 'The file {url} is left out, because its address is no URI.',
  fileReduced: 'Of the file {url} nothing but address and name is written, without {lost}.',
})
