import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import { shownTotal } from '#contract/shown-total'
import * as t from '#messages/details'
import { rowId } from '../platform/api/pages.ts'
import { paths } from '../platform/navigation/paths.ts'
import { RatingLine } from '../review/RatingLine.tsx'
import { ReviewLine } from '../review/ReviewLine.tsx'
import { Reviews } from '../review/Reviews.tsx'
import { reviewsOfAgent, reviewsOfHome } from '../review/review.queries.ts'
import { Button } from '../ui/Button.tsx'
import { DialogButton } from '../ui/feedback/DialogButton.tsx'
import { List } from '../ui/list/List.tsx'
import { HomeSection } from './HomeSection.tsx'
import type { HomeViewer } from './home-viewer.ts'

type Props = { property: Property; viewer: HomeViewer | undefined }

export const HomeReviews = ({ property, viewer }: Props) => (
  <>
    <HomeSection
      title={t.reviewsOfHome()}
      action={viewer?.mayReview && <ReviewButton property={property} viewer={viewer} />}
    >
      <div className="mt-2 mb-5 min-h-6">{property.rating && <RatingLine rating={property.rating} />}</div>
      <Reviews of={reviewsOfHome(property._id)} empty={t.noReviews()} atHome />
    </HomeSection>
    {property.agentId && <OtherReviews homeId={property._id} agentId={property.agentId} name={property.name} />}
  </>
)

const ReviewButton = ({ property: { _id, title, name }, viewer }: { property: Property; viewer: HomeViewer }) => (
  <div inert={viewer.isPreview} className="print:hidden">
    <DialogButton
      name={t.review()}
      load={loadReview}
      dialog={{ home: { propertyId: _id, propertyTitle: title, agentName: name }, reviewer: viewer.person }}
      compact
    />
  </div>
)

const FOLDED = 2

function OtherReviews({ homeId, agentId, name }: { homeId: string; agentId: string; name: string }) {
  const list = useInfiniteQuery(reviewsOfAgent(agentId))
  const own = useInfiniteQuery(reviewsOfHome(homeId)).data?.pages[0]?.total ?? 0
  const [isOpen, setOpen] = useState(false)
  const total = withoutOwn(list.data?.pages[0]?.total ?? 0, own)
  const nothing = <p className="text-muted">{t.noOtherReviews()}</p>
  return (
    <HomeSection title={t.otherReviews({ name: isolated(name) })}>
      <p className="mt-2 mb-5">
        <Link to={paths.agent(agentId)} className="link">
          {t.seeAllOf({ name: isolated(name) })}
        </Link>
      </p>
      <List
        list={isOpen ? list : { ...list, hasNextPage: false }}
        keyOf={rowId}
        failed={t.reviewsFailed()}
        empty={nothing}
      >
        {(all) => {
          const reviews = all?.filter(({ propertyId }) => propertyId === undefined || propertyId !== homeId)
          if (!reviews) return <div className="min-h-64" />
          if (reviews.length === 0) return nothing
          return (
            <>
              <ul>
                {reviews.slice(0, isOpen ? undefined : FOLDED).map((review) => (
                  <li key={review._id}>
                    <ReviewLine review={review} />
                  </li>
                ))}
              </ul>
              {(reviews.length > FOLDED || list.hasNextPage) && (
                <Button variant="quiet" compact aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                  {isOpen ? t.showFewer() : t.showAll({ total: shownTotal(total) })}
                </Button>
              )}
            </>
          )
        }}
      </List>
    </HomeSection>
  )
}

const withoutOwn = (total: number | string, own: number | string): number | string =>
  typeof total === 'number' && typeof own === 'number' ? total - own : total

const loadReview = async () => (await import('../review/ReviewDialog.tsx')).ReviewDialog
