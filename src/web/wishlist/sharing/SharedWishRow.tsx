import { isolated } from '#contract/isolated'
import { priceName } from '#contract/labelled-price'
import { hasPage } from '#contract/property-visibility'
import type { Partner, SharedWish } from '#contract/sharing'
import { sold } from '#messages/card'
import * as t from '#messages/sharing'
import { useMoney } from '../../platform/api/use-money.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { HomeTitle } from '../../property/HomeTitle.tsx'
import { MarketBadge } from '../../property/MarketBadge.tsx'
import { statusNames } from '../../property/status-names.ts'
import { NoteOrButton } from '../../trace/note/HomeNote.tsx'
import type { useNotesOfList } from '../../trace/note/note.queries.ts'
import { PartnerNote } from '../../trace/note/PartnerNote.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { PictureRow } from '../../ui/list/PictureRow.tsx'
import { Votes } from './Votes.tsx'

type Props = { wish: SharedWish; email: string; partner: Partner; notes: ReturnType<typeof useNotesOfList> }

export function SharedWishRow({ wish, email, partner, notes }: Props) {
  const money = useMoney()
  const { propertyId } = wish
  const shared = notes.shared[propertyId]
  return (
    <PictureRow
      picture={wish.propertyImage}
      placeholder={wish.placeholder}
      title={<HomeTitle home={wish} />}
      subtitle={wish.location}
      to={hasPage(wish) ? paths.propertyDetails(propertyId) : undefined}
      badge={<Badges wish={wish} />}
      facts={[
        [priceName(wish), money.price(wish)],
        [t.savedBy(), whose[wish.wishedBy]({ name: isolated(partner.name) })],
      ]}
    >
      {(heading) => (
        <div className="grid w-full min-w-0 gap-4">
          <Votes
            propertyId={propertyId}
            vote={wish.vote}
            partnerVote={wish.partnerVote}
            partner={partner.name}
            describedBy={heading}
          />
          {notes.isLoaded && (
            <div className="min-w-0">
              <NoteOrButton
                email={email}
                propertyId={propertyId}
                stored={notes.own[propertyId]}
                partner={partner.name}
                describedBy={heading}
              />
            </div>
          )}
          {shared && <PartnerNote note={shared} name={partner.name} />}
        </div>
      )}
    </PictureRow>
  )
}

const whose = { caller: () => t.you(), partner: ({ name }: { name: string }) => name, both: t.both }

const Badges = ({ wish }: { wish: SharedWish }) => (
  <span className="inline-flex flex-wrap gap-1.5">
    {wish.withdrawn ? (
      <Badge look="danger">{t.withdrawnHome()}</Badge>
    ) : (
      wish.status !== 'verified' && <Badge look="accent">{statusNames[wish.status ?? 'pending']()}</Badge>
    )}
    {wish.sold && <Badge look="ink">{sold()}</Badge>}
    <MarketBadge home={wish} />
  </span>
)
