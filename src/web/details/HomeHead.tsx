import { brandInText } from '#contract/brand'
import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import { shownTitle, titleOf } from '#contract/shown-texts'
import * as t from '#messages/details'
import { StatusBadge } from '../card/StatusBadge.tsx'
import { paths } from '../platform/navigation/paths.ts'
import { HomeTitle } from '../property/HomeTitle.tsx'
import { ShareButton } from '../property/ShareButton.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { LineIcon } from '../ui/LineIcon.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { dayHere } from '../ui/time/day-here.ts'
import { AddToWishlist } from '../wishlist/AddToWishlist.tsx'
import type { HomeViewer } from './home-viewer.ts'
import { WrittenIn } from './WrittenIn.tsx'

/**
 * The props of a home's head. `read`: the public version of the home. `property`: the home as shown to this viewer,
 * with its whole address if they may see it.
 */
type Props = { property: Property; read: Property; viewer: HomeViewer | undefined }

export const HomeHead = ({ property, read, viewer }: Props) => (
  <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
    <h1 className="text-[clamp(1.75rem,1.4rem+1.6vw,2.5rem)] max-sm:col-span-2">
      <HomeTitle home={property} />
    </h1>
    <p className="mt-2 text-muted max-sm:col-span-2 sm:col-start-1 sm:text-lg">
      <bdi>{property.location}</bdi>
      {read.addressShown && (
        <span className="block text-sm">
          {property.location === read.location
            ? t.addressWithViewing()
            : t.othersRead({ location: isolated(read.location) })}
        </span>
      )}
    </p>
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 max-[23rem]:col-span-2 sm:col-start-1">
      <StatusBadge property={property} />
      <WrittenIn text={shownTitle(property)} />
      {property.status === 'verified' && property.verifiedAt && <Checked at={property.verifiedAt} />}
    </p>
    {viewer && (
      <div className="grid grid-cols-[1fr_auto] justify-items-end gap-x-2 max-sm:mt-3 max-[23rem]:col-span-2 max-[23rem]:justify-self-start sm:col-start-2 sm:row-span-2 sm:row-start-1 print:hidden">
        {viewer.mayBuy && (
          <div inert={viewer.isPreview} className="contents">
            <AddToWishlist property={property} person={viewer.person} />
          </div>
        )}
        <div className="flex gap-2">
          <ShareButton title={titleOf(read)} />
          <ButtonLink
            to={paths.windowCard(property._id)}
            variant="quiet"
            compact
            aria-label={t.print()}
            className="size-11 px-0!"
          >
            <LineIcon path="M7 8.5v-5h10v5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7Z" />
          </ButtonLink>
        </div>
      </div>
    )}
  </header>
)

const Checked = ({ at }: { at: string }) => (
  <span className="inline-flex items-center gap-1.5 text-sm text-muted">
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4 shrink-0 fill-none stroke-brand stroke-2">
      <path d="m4 10.5 4 4 8-9" />
    </svg>
    <span>
      <TextWithParts
        text={t.checkedOn({ brand: brandInText(), day: dayHere(at) })}
        parts={{ time: (words) => <time dateTime={at}>{words}</time> }}
      />
    </span>
  </span>
)
