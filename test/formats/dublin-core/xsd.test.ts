import { dublinCoreXml } from '../../../src/formats/index.ts'
import { describeSchema } from '../../xsd/written.ts'

/**
 * The schema of Simple Dublin Core for OAI-PMH. Its imports, `simpledc20021212.xsd` and `xml.xsd`, are in the same
 * folder.
 */
const schema = 'dc/oai_dc.xsd'

describeSchema(schema, 'the schema of oai_dc', dublinCoreXml)
