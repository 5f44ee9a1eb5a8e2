import Database from 'better-sqlite3'
import { sqliteCatalog } from '../../src/catalog/index.ts'
import { catalogSuite } from './suite.ts'

catalogSuite('SQLite', async () => sqliteCatalog(new Database(':memory:')))
