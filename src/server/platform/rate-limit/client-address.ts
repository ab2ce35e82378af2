import ipaddr from 'ipaddr.js'

/** The part of a request that is read. */
type Connection = { ip: string; socket: { remoteAddress?: string | undefined } }

/**
 * Returns the address that attempts are counted for: the one that Fastify found (a header only behind a trusted proxy), without a port. Of IPv6 it is
 * the /64 network, which is what one customer has, so that a new address for every attempt does not help. A header that holds no
 * address counts for the connection's own.
 */
export function clientAddress({ ip, socket }: Connection): string {
  const address = addressIn(ip) ?? addressIn(socket.remoteAddress ?? '') ?? 'unknown'
  return address.includes(':') ? `${network(address)}/64` : address
}

/** The address of `192.0.2.7`, `192.0.2.7:443`, `2001:db8::7` or `[2001:db8::7]:443`; an IPv4 address in IPv6 in its dotted form. */
function addressIn(text: string): string | undefined {
  const bare = /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare)
  return isAddress ? ipaddr.process(bare).toString() : undefined
}

const network = (ip: string) => ipaddr.IPv6.networkAddressFromCIDR(`${ip}/64`).toString()
