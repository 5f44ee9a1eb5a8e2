import { memoryCatalog } from '../../src/catalog/index.ts'
import { catalogSuite } from './suite.ts'

catalogSuite('memory', async () => memoryCatalog())
