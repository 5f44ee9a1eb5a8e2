import { BlockList, isIP } from 'node:net'
import { localDomains } from '../../../identifiers/local-domains.ts'

/** True if a hostname is local to this machine or network, an onion service, or an IP address that is not public. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
  if (isIP(host) !== 0) return isPrivateAddress(host)
  const [last = '', ...others] = host.split('.').reverse()
  return others.length === 0 || last === 'onion' || localDomains.includes(last)
}

/**
 * True if an IP address belongs to a special-purpose network. Also true for a text that is not an IP address.
 *
 * For the networks, see https://www.iana.org/assignments/iana-ipv4-special-registry and
 * https://www.iana.org/assignments/iana-ipv6-special-registry.
 */
export function isPrivateAddress(address: string): boolean {
  const kind = isIP(address)
  return kind === 4 ? reserved.check(address) : kind === 0 || reserved6.check(address, 'ipv6')
}

const reserved = new BlockList()
const reserved6 = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  reserved6.addSubnet(network, bits, 'ipv6')
