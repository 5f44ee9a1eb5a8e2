/**
 * The top-level labels of host names outside the public internet: reserved (RFC 6761, RFC 6762) or used in private
 * networks.
 */
export const localDomains: readonly string[] =
  'local localhost localdomain internal intranet lan corp home test invalid'.split(' ')
