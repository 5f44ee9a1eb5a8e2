import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about landing pages. */
export const sayHtml = messagesOf('html', {
  nothingElse:
    'Nothing else on the page describes a work: it has neither elements such as citation_title or DC.title nor a title.',
  nothing:
    'The page holds no metadata of a work: no JSON-LD, no elements such as citation_title or DC.title, and no title. If a script adds them, save the page from a browser.',
  twoDois: 'The page names two DOIs, {first} and {second}; what it says with the second is passed over.',
  blockOpen: 'This block of JSON-LD is never closed: </script> is missing.',
  onlyPage:
    'The page describes itself, but no work: it has neither JSON-LD of a work nor elements such as citation_title, DC.title or prism.doi. Its title and description are read.',
  titleOnly: 'Nothing else on the page describes a work; its title and description are read.',
  blockNotJson: 'A block of JSON-LD is not JSON, and is passed over.',
})
