import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about pyproject.toml. */
export const sayPyproject = messagesOf('pyproject', {
  notPackage: 'This is not a pyproject.toml of a package: neither [project] nor [tool.poetry] has a "name".',
})
