import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about PubMed. */
export const sayPubmed = messagesOf('pubmed', {
  noCitation: 'There is no citation in this text: in PubMed’s format, one begins with "PMID- ".',
  noCitationIn: 'There is no citation within <{root}>: PubMed puts each in a <PubmedArticle>.',
})
