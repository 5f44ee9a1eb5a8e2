import { messagesOf } from '../../messages/message.ts'

/** Creates the messages about PubMed. */
export const sayPubmed = messagesOf('pubmed', {
  noCitation: 'The text contains no citation; in PubMed’s format, a citation begins with "PMID- ".',
  noCitationIn:
    '<{root}> contains no citation; in PubMed’s format, a citation is a <PubmedArticle> or <PubmedBookArticle>.',
})
