import { messagesOf } from '../../messages/message.ts'

/** Makes the messages about pyproject.toml. */
export const sayPyproject = messagesOf('pyproject', {
  notToml: 'This is not TOML: {reason}.',
  notPackage: 'This pyproject.toml does not describe a package: neither [project] nor [tool.poetry] has a "name".',
})
