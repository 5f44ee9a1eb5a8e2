import { defineCommand } from '../command.ts'
import { languageOption } from '../language/load.ts'
import { serveEditor } from '../lsp/serve.ts'
import { Misuse } from '../misuse.ts'

/** Runs the language server for editors. */
export const lsp = defineCommand({
  name: 'lsp',
  usage: '[options]',
  description: [
    'Runs a language server (LSP 3.17) for DataCite metadata in JSON, YAML and XML. Editors start the server, and communicate with it through standard input and output. The server needs the packages vscode-languageserver and vscode-languageserver-textdocument. The configuration in the workspace folder or above it determines the kernel, profile, rules, required properties, suppressions and language; its options baseline and ignore have no effect. Nothing is reported for a file until it contains a record.',
  ],
  options: {
    ...languageOption,
    stdio: { summary: 'Use standard input and output, the only supported transport.' },
  },
  examples: [{ run: 'citable lsp --stdio', does: 'Runs the server for the editor that starts the command.' }],
  async run(inputs, options, terminal) {
    if (inputs.length > 0) throw new Misuse('lsp accepts no inputs; the editor names the files.')
    const { createConnection, TextDocuments, ProposedFeatures } = await loaded(
      () => import('vscode-languageserver/node.js'),
    )
    const { TextDocument } = await loaded(() => import('vscode-languageserver-textdocument'))
    const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout)
    await serveEditor(connection, new TextDocuments(TextDocument), terminal, options.lang)
    return 0
  },
})

async function loaded<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch {
    throw new Misuse(
      'The language server needs two packages that are not installed: npm install vscode-languageserver vscode-languageserver-textdocument.',
    )
  }
}
