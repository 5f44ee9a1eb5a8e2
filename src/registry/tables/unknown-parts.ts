import { type Message, messagesOf } from '../../messages/message.ts'

const say = /* @__PURE__ */ messagesOf('registered', {
  unknownXml: 'It is unknown what the registry does with the content of this attribute.',
  doiToMake: 'The registry creates a DOI under the given prefix.',
  noAttributes: 'The registry returns an error for a request without attributes.',
})

/** The reason for an unpredictable result if the `xml` attribute cannot be read. */
export const unknownXml: Message = /* @__PURE__ */ say('unknownXml')
export const doiToMake: Message = /* @__PURE__ */ say('doiToMake')
export const noAttributes: Message = /* @__PURE__ */ say('noAttributes')

/**
 * Returns the message whose English text is a given reason, so that the reason can be translated. Returns `unknownXml`
 * if no message has this text.
 */
export const unknownMessage = (reason: string): Message =>
  [doiToMake, noAttributes].find(({ text }) => text === reason) ?? unknownXml
