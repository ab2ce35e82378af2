import { Link } from 'react-router'
import type { HomeFigures } from '#contract/figures'
import { priceName } from '#contract/labelled-price'
import type { Property } from '#contract/property'
import { mayBeDeleted, mayBeUpdated } from '#contract/property-status'
import { shownDay } from '#contract/shown-day'
import { shownNumber } from '#contract/shown-number'
import { shownTotal } from '#contract/shown-total'
import * as t from '#messages/listing'
import { StatusBadge } from '../card/StatusBadge.tsx'
import { isNotThere } from '../platform/api/api-error.ts'
import { useMoney } from '../platform/api/use-money.ts'
import { paths } from '../platform/navigation/paths.ts'
import { useDeleteProperty } from '../property/listing.queries.ts'
import { Fold } from '../ui/Fold.tsx'
import { PictureRow } from '../ui/list/PictureRow.tsx'
import { RowActions, RowLink } from '../ui/rows/RowActions.tsx'
import { RowDelete } from '../ui/rows/RowDelete.tsx'
import { MarketMenu } from './MarketMenu.tsx'

type Props = {
  property: Property
  figures: HomeFigures | undefined
}

export function AddedProperty({ property, figures }: Props) {
  const { _id: id, title, location, date, status, rejectionReason } = property
  const money = useMoney()
  const { mutateAsync: remove } = useDeleteProperty(id)
  const facts: [string, string][] = [
    [priceName(property), money.price(property)],
    [t.listedOn(), shownDay(date)],
    [t.views(), figures ? shownTotal(figures.views) : '–'],
    [t.wishes(), figures ? shownTotal(figures.wishes) : '–'],
    [t.offers(), figures ? shownTotal(figures.offers) : '–'],
  ]
  return (
    <PictureRow
      picture={property.propertyImage}
      placeholder={property.placeholder}
      title={<bdi>{title}</bdi>}
      subtitle={location}
      to={paths.propertyDetails(id)}
      badge={<StatusBadge property={property} />}
      facts={facts}
    >
      {(heading) => (
        <>
          {status === 'rejected' && (
            <div className="w-full rounded-xl bg-danger-wash px-4 py-3 text-sm">
              <Fold lines={6} describedBy={heading}>
                <span className="font-bold text-danger">{`${t.whyRejected()} `}</span>
                <bdi>{rejectionReason || t.noReason()}</bdi>
              </Fold>
            </div>
          )}
          {property.factsMissing && mayBeUpdated(property) ? (
            <p className="w-full text-sm">
              <Link to={paths.update(id)} className="link" aria-describedby={heading}>
                {t.factsMissing({ count: property.factsMissing, shown: shownNumber(property.factsMissing) })}
              </Link>
            </p>
          ) : null}
          <RowActions isGone={isNotThere} describedBy={heading}>
            <RowLink
              name={t.update()}
              variant="quiet"
              compact
              available={mayBeUpdated(property)}
              to={paths.update(id)}
            />
            <RowDelete compact available={mayBeDeleted(property)} remove={() => remove()} />
            <MarketMenu property={property} />
            {status === 'rejected' && (
              <RowLink
                name={t.listAgain()}
                compact
                available
                to={`${paths.addProperty}?${new URLSearchParams({ from: id })}`}
              />
            )}
          </RowActions>
        </>
      )}
    </PictureRow>
  )
}
