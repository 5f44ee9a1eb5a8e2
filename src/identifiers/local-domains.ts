/** The last labels of host names that lead nowhere in the public internet: reserved (RFC 6761, RFC 6762) or in use within networks. */
export const localDomains: readonly string[] =
  'local localhost localdomain internal intranet lan corp home test invalid'.split(' ')
