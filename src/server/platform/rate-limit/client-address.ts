import ipaddr from 'ipaddr.js'

type Connection = { ip: string; socket: { remoteAddress?: string | undefined } }

/**
 * Returns the client's address for rate limits, without a port. Fastify takes it from a header only behind a trusted
 * proxy; an invalid one is replaced by the connection's. IPv6 addresses are reduced to their /64 network, the usual
 * allocation of one customer.
 */
export function clientAddress({ ip, socket }: Connection): string {
  const address = addressIn(ip) ?? addressIn(socket.remoteAddress ?? '') ?? 'unknown'
  return address.includes(':') ? `${network(address)}/64` : address
}

function addressIn(text: string): string | undefined {
  const bare = /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare)
  return isAddress ? ipaddr.process(bare).toString() : undefined
}

const network = (ip: string) => ipaddr.IPv6.networkAddressFromCIDR(`${ip}/64`).toString()
