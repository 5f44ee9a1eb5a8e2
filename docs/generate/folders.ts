/** The folders of the site that hold only generated pages. */
export const generatedFolders = ['api', 'codes', 'commands', 'formats', 'rules'].map(name => `reference/${name}`)
