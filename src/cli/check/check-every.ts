// What checks records in every format of DataCite, YAML and XML among them.

export { check } from '../../validation/check.ts'
export { checkPiece } from '../../validation/run/check-piece.ts'
