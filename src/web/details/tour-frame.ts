import { isAtHost } from '#contract/home-links'

/**
 * Returns the address of a tour for an embedded frame; undefined for a host that is not one of `hosts`. The pages of
 * YouTube and Vimeo refuse to be embedded, their players don't.
 */
export function tourFrame(address: string, hosts: readonly string[]): string | undefined {
  if (!isAtHost(address, hosts)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  const site = hostname.replace(/^(?:www|m)\./, '')
  const [, first = '', second = ''] = pathname.split('/')
  if (site === 'youtu.be') return youtube(first)
  if (site === 'youtube.com' && first === 'watch') return youtube(searchParams.get('v') ?? '')
  if (site === 'youtube.com' && (first === 'shorts' || first === 'live')) return youtube(second)
  if (site === 'vimeo.com' && /^\d+$/.test(first)) {
    const unlisted = /^[\da-f]+$/.test(second) ? `?h=${second}` : ''
    return `https://player.vimeo.com/video/${first}${unlisted}`
  }
  return address
}

const youtube = (id: string): string => `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`
