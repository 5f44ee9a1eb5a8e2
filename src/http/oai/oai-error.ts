/** What is wrong with a request (OAI-PMH 2.0, 3.6). */
export type OaiErrorCode =
  | 'badArgument'
  | 'badResumptionToken'
  | 'badVerb'
  | 'cannotDisseminateFormat'
  | 'idDoesNotExist'
  | 'noRecordsMatch'
  | 'noSetHierarchy'

/** An error of OAI-PMH, with a sentence for people. */
export class OaiError extends Error {
  override readonly name = 'OaiError'
  readonly code: OaiErrorCode

  constructor(code: OaiErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
