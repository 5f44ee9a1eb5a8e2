/** The rules once more, for their documentation: the object that names them all would otherwise be part of every check. */
export * from './all.ts'
