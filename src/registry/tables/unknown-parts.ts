import { type Message, messagesOf } from '../../messages/message.ts'

const say = /* @__PURE__ */ messagesOf('registered', {
  unknownXml: 'It is not known what the registry makes of what this attribute holds.',
  unknownNames: 'It is not known what the registry calls posters and presentations in schema.org, CSL, BibTeX and RIS.',
  doiToMake: 'The registry makes a DOI under the prefix.',
  noAttributes: 'The registry fails on a request without attributes.',
})

/** Reasons why a part of a result cannot be predicted. */
export const unknownXml: Message = /* @__PURE__ */ say('unknownXml')
export const unknownNames: Message = /* @__PURE__ */ say('unknownNames')
export const doiToMake: Message = /* @__PURE__ */ say('doiToMake')
export const noAttributes: Message = /* @__PURE__ */ say('noAttributes')

/** Returns the message of such a reason, for other languages. */
export const unknownMessage = (reason: string): Message =>
  [unknownNames, doiToMake, noAttributes].find(({ text }) => text === reason) ?? unknownXml
