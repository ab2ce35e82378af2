import type { Property } from '#contract/property'
import { isWithoutWords } from '#contract/shown-price'
import { OfferLink } from '../offer/OfferLink.tsx'
import { useMoney } from '../platform/api/use-money.ts'
import { useRootMark } from '../ui/use-root-mark.ts'
import type { HomeViewer } from './home-viewer.ts'

/**
 * Sticks to the bottom of the screen within the page's content, so that it covers neither the footer nor, by scroll
 * padding, the focused element. Its price is CSS content, because the page already has it as text.
 */
export function OfferBar({ property, viewer }: { property: Property; viewer: HomeViewer }) {
  const { label, amount } = useMoney().priceParts(property)
  useRootMark('data-bottom-bar')
  return (
    <div className="print:hidden sticky bottom-0 z-20 short:static mx-[calc(-1*clamp(1rem,4vw,2.5rem))] border-t border-line bg-surface px-[clamp(1rem,4vw,2.5rem)] pb-[env(safe-area-inset-bottom)] sm:hidden">
      <div className="grid h-16 grid-cols-[2fr_3fr] items-center gap-4">
        <span aria-hidden="true" className="grid min-w-0 leading-tight">
          {label !== undefined && !isWithoutWords(property) && (
            <span data-price={label} className="truncate text-xs text-muted before:content-[attr(data-price)]" />
          )}
          <span
            data-price={amount}
            className="line-clamp-2 font-display text-lg leading-tight font-[560] before:content-[attr(data-price)]"
          />
        </span>
        <div inert={viewer.isPreview} className="flex justify-end text-end text-sm">
          <OfferLink propertyId={property._id} person={viewer.person} compact />
        </div>
      </div>
    </div>
  )
}
