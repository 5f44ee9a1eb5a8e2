import { messagesOf } from '../../messages/message.ts'

/** Creates the messages about landing pages. */
export const sayHtml = messagesOf('html', {
  nothingElse:
    'The page does not describe a work: it has no valid JSON-LD for a work, no meta elements such as citation_title or DC.title, and no title.',
  nothing:
    'The page does not describe a work: it has no JSON-LD for a work, no meta elements such as citation_title or DC.title, and no title. If a script adds the metadata, save the page from a browser.',
  twoDois: 'The page names two DOIs, {first} and {second}; the metadata for the second one is skipped.',
  blockOpen: 'This JSON-LD block is not closed; </script> is missing.',
  onlyPage:
    'The page describes itself, not a work: it has neither JSON-LD for a work nor meta elements such as citation_title, DC.title or prism.doi. Its title and description are read.',
  titleOnly:
    'The page has neither valid JSON-LD for a work nor meta elements such as citation_title, DC.title or prism.doi; its title and description are read.',
  blockNotJson: 'A JSON-LD block is not valid JSON and is skipped.',
})
