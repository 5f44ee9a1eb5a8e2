// What checks records in every format of DataCite, YAML and XML among them.
export { checkPiece } from '../../stream/check-piece.ts'
export { check } from '../../validation/check.ts'
