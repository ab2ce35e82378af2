import { isIP, isIPv4 } from 'node:net'

/** What is read of a request. */
type Connection = { ip: string; socket: { remoteAddress?: string | undefined } }

/**
 * Whom attempts are counted for: the address that Fastify found (a header only behind a trusted proxy), without a port. Of IPv6 it is
 * the /64 network, which is what one customer has, so that a new address for every attempt does not help. A header that holds no
 * address counts for the connection's own.
 */
export function clientAddress({ ip, socket }: Connection): string {
  const address = addressIn(ip) ?? addressIn(socket.remoteAddress ?? '') ?? 'unknown'
  return address.includes(':') ? `${network(address)}::/64` : address
}

/** The address of `192.0.2.7`, `192.0.2.7:443`, `2001:db8::7` or `[2001:db8::7]:443`; `undefined` for anything else. */
function addressIn(text: string): string | undefined {
  const bare = /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare
  if (isIPv4(mapped)) return mapped
  return isIP(mapped) ? mapped : undefined
}

function network(ip: string): string {
  const [head = '', tail] = ip.toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array<string>(Math.max(0, zeros)).fill('0'), ...back]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
