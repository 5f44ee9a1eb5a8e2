import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { reasonOf } from '../files.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type Access, ToolError, textOf } from './input.ts'
import { type Tool, tools } from './tools.ts'

/** The request schemas of the SDK, passed as an argument so that this module does not load the SDK. */
export type Protocol = Pick<
  typeof import('@modelcontextprotocol/sdk/types.js'),
  'CallToolRequestSchema' | 'ListToolsRequestSchema'
>

/** Handles tool requests on an MCP server. */
export function serveTools(server: Server, protocol: Protocol, access: Access, terminal: Terminal): void {
  server.setRequestHandler(protocol.ListToolsRequestSchema, () => ({
    tools: tools.map(tool => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: inputSchemaOf(tool, access),
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: access.online && tool.takesRecords },
    })),
  }))
  server.setRequestHandler(protocol.CallToolRequestSchema, ({ params }) => call(params.name, params.arguments ?? {}))

  async function call(name: string, given: Record<string, unknown>): Promise<CallToolResult> {
    try {
      const tool = tools.find(one => one.name === name)
      if (tool === undefined) throw new ToolError(`There is no tool named ${name}.`)
      const { data, error } = inputOf(tool).safeParse(given)
      if (error !== undefined) throw new ToolError(z.prettifyError(error))
      const { text, path, doi, ...options } = data as Record<string, string | undefined>
      const input = tool.takesRecords ? await textOf({ text, path, doi }, access, terminal) : ''
      const result = await tool.run(input, options)
      const structured = JSON.parse(JSON.stringify(result))
      return { content: [{ type: 'text', text: JSON.stringify(structured, null, 2) }], structuredContent: structured }
    } catch (error) {
      return { content: [{ type: 'text', text: reasonOf(error) }], isError: true }
    }
  }
}

const places = {
  text: z.string().optional().describe('The records as text.'),
  path: z.string().optional().describe('A file with the records, below the root of the server.'),
  doi: z.string().optional().describe('The DOI of a record to look up.'),
}

/**
 * Returns the complete input schema of a tool. The schema accepts all sources of records, so that a forbidden source is
 * refused with a reason.
 */
const inputOf = ({ takesRecords, input }: Tool): z.ZodObject => (takesRecords ? input.extend(places) : input)

/** Returns the advertised input schema, with only the permitted record sources. */
function inputSchemaOf({ takesRecords, input }: Tool, { root, online }: Access): { type: 'object' } {
  const { text, path, doi } = places
  const open = takesRecords ? { text, ...(root !== undefined && { path }), ...(online && { doi }) } : {}
  const { $schema: _, ...schema } = z.toJSONSchema(input.extend(open), { io: 'input' })
  return { ...schema, type: 'object' }
}
