/** The folders of the site that contain only generated pages. */
export const generatedFolders = ['api', 'codes', 'commands', 'formats', 'rules'].map(name => `reference/${name}`)
