import { brand, OWN_BRAND } from '#contract/brand'

const networks = [
  {
    name: 'Instagram',
    href: 'https://www.instagram.com/',
    drawing:
      'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM17 7h.01',
  },
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/',
    drawing: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5a.5.5 0 0 1 .5-.5H17z',
  },
  {
    name: 'LinkedIn',
    href: 'https://www.linkedin.com/',
    drawing: 'M5 9v11M5 4.5h.01M10 20V9m0 5.5C10 11 12 9 14.8 9S19 11 19 14v6',
  },
]

export function SocialLinks({ className = 'mt-6 -ms-2.5 flex gap-1' }: { className?: string }) {
  const shown = shownNetworks()
  if (shown.length === 0) return null
  return (
    <ul className={className}>
      {shown.map(({ name, href, drawing }) => (
        <li key={name}>
          <a
            href={href}
            rel="noopener noreferrer"
            className="grid size-11 place-items-center rounded-full text-muted transition-colors hover:bg-sunken hover:text-brand"
          >
            <span className="sr-only">{name}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-5 fill-none stroke-current stroke-[1.75] [stroke-linecap:round] [stroke-linejoin:round]"
            >
              <path d={drawing} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * Returns the networks to link to: without a brand of its own, a site links to their front pages, as the specification
 * does.
 */
function shownNetworks(): typeof networks {
  const { social = [] } = brand()
  if (brand() === OWN_BRAND) return networks
  return networks.flatMap((network) => {
    const own = social.find(({ site }) => site === network.name.toLowerCase())
    return own ? [{ ...network, href: own.url }] : []
  })
}
