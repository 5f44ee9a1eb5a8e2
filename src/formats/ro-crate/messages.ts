import { messagesOf } from '../../messages/message.ts'

/** Creates the messages about RO-Crate. */
export const sayRoCrate = messagesOf('ro-crate', {
  notCrate: 'This is not an RO-Crate: its "@graph" lacks the root entity that ro-crate-metadata.json describes.',
  typeInvented:
    'The record has no resourceTypeGeneral; the root is written as a Dataset, the type of every RO-Crate root.',
  fileAddressTaken: 'The file "{url}" is omitted because its address is not an IRI, or is already used in the crate.',
  checksumDropped: 'The checksum "{checksum}" of the file is not written.',
})
