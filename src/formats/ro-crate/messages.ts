import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about RO-Crate. */
export const sayRoCrate = messagesOf('ro-crate', {
  notCrate: 'This is not an RO-Crate: no entity of its "@graph" is the root that ro-crate-metadata.json describes.',
  typeInvented: 'The root of an RO-Crate is a Dataset, although the record has no type.',
  fileAddressTaken: 'The file "{url}" is left out: its address is that of something else here.',
  checksumDropped: 'The checksum "{checksum}" is left out: RO-Crate has no place for it.',
})
