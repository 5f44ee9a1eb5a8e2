/** Words of several parts are called with a space or with a hyphen: `no date`, `no-date`. */
export const termName = (name: string): string => name.replaceAll(' ', '-')
