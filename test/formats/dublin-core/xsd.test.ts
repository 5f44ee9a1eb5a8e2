import { dublinCoreXml } from '../../../src/formats/index.ts'
import { describeSchema } from '../../xsd/written.ts'

/** Simple Dublin Core as OAI-PMH has it; `simpledc20021212.xsd` and `xml.xsd`, which it imports, lie beside it. */
const schema = 'dc/oai_dc.xsd'

describeSchema(schema, 'the schema of oai_dc', dublinCoreXml)
