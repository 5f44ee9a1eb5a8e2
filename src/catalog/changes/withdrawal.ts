/** Why a record is no longer there. */
export interface Withdrawal {
  /** A sentence for people. */
  reason: string
  /** The DOI of what takes its place. */
  successor?: string
  /** It was missing from its source, so it comes back when it is ingested again; any other withdrawal lasts until it is undone. */
  isPruned?: true
}

/** A withdrawal as it is kept. */
export interface KeptWithdrawal extends Withdrawal {
  /** When, in seconds since 1970. */
  seconds: number
  /** The dataset with which a file was withdrawn. */
  with?: string
}

/** A record that is to be withdrawn or, without a withdrawal, to come back. */
export interface WithdrawalChange {
  kind: 'dataset' | 'file' | 'resource'
  id: string
  withdrawal: Withdrawal | undefined
}
