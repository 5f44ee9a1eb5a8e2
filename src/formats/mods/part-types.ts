import type { Datacite } from '../../model/datacite.ts'
import type { Block } from '../../text/xml/write.ts'
import type { CitedTexts } from '../work/cited-members.ts'
import type { Account, Work } from '../work/index.ts'
import type { ElementReader } from '../work/reading/element-reader.ts'

/** A record being read, with its values outside the kernel. */
export interface ModsDraft {
  record: Datacite
  cited: CitedTexts
}

/** The input for writing MODS elements. */
export interface ModsWriting {
  work: Work
  account: Account
}

/** A reader and writer of top-level MODS elements. */
export interface ModsPart {
  read(mods: ElementReader, draft: ModsDraft): void
  write(writing: ModsWriting): Block[]
}
