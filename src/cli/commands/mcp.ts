import { defineCommand } from '../command.ts'
import { Misuse } from '../misuse.ts'
import { version } from '../version.ts'

/** Serves tools to a language model. */
export const mcp = defineCommand({
  name: 'mcp',
  usage: '[options]',
  description: [
    'Runs a Model Context Protocol (MCP) server on standard input and output, with the tools check, fix, cite, convert, versions and explain. A client starts the server, which needs the package @modelcontextprotocol/sdk.',
    'All tools except explain accept records as text. With --root, these tools also read files in the named folder and its subfolders; with --online, they also look up DOIs. Without --online, the tools never use the network. No tool writes a file. A tool reports an error in its result, not as a protocol error.',
  ],
  options: {
    root: { value: 'folder', summary: 'The folder whose files the tools may read; none by default.' },
    online: { summary: 'Allow the tools to look up DOIs online.' },
  },
  examples: [
    { run: 'citable mcp', does: 'Starts a server without access to files.' },
    {
      run: 'citable mcp --root records/ --online',
      does: 'Starts a server that can read files in records/ and look up DOIs.',
    },
  ],
  async run(inputs, { root, online = false }, terminal) {
    if (inputs.length > 0) throw new Misuse('mcp accepts no inputs; the client names them.')
    if (root !== undefined && (await terminal.files.kind(root)) !== 'folder')
      throw new Misuse(`The option '--root' needs a folder; ${root} is not a folder.`)
    const { Server, StdioServerTransport, protocol } = await loaded()
    const { serveTools } = await import('../mcp/serve.ts')
    const server = new Server({ name: 'citable', version }, { capabilities: { tools: {} } })
    serveTools(server, protocol, { root, online }, terminal)
    const closed = new Promise<void>(resolve => {
      server.onclose = resolve
      process.stdin.once('end', () => void server.close())
    })
    await server.connect(new StdioServerTransport())
    await closed
    return 0
  },
})

async function loaded() {
  try {
    const [{ Server }, { StdioServerTransport }, protocol] = await Promise.all([
      import('@modelcontextprotocol/sdk/server/index.js'),
      import('@modelcontextprotocol/sdk/server/stdio.js'),
      import('@modelcontextprotocol/sdk/types.js'),
    ])
    return { Server, StdioServerTransport, protocol }
  } catch {
    throw new Misuse('The server needs a package that is not installed: npm install @modelcontextprotocol/sdk.')
  }
}
