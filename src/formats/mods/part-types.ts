import type { Datacite } from '../../model/datacite.ts'
import type { Block } from '../../text/xml/write.ts'
import type { CitedTexts } from '../work/cited-members.ts'
import type { Account, Work } from '../work/index.ts'
import type { ElementReader } from '../work/reading/element-reader.ts'

/** A record while it is read. */
export interface ModsDraft {
  record: Datacite
  cited: CitedTexts
}

/** The input for writing elements of MODS. */
export interface ModsWriting {
  work: Work
  account: Account
}

/** Top-level elements of MODS, read from and written as what they say. */
export interface ModsPart {
  read(mods: ElementReader, draft: ModsDraft): void
  write(writing: ModsWriting): Block[]
}
