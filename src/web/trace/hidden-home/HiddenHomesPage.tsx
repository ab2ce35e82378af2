import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HiddenHome } from '#contract/hidden-home'
import { priceName } from '#contract/labelled-price'
import { hasPage } from '#contract/property-visibility'
import * as t from '#messages/hiddenHome'
import { isNotThere } from '../../platform/api/api-error.ts'
import { rowId } from '../../platform/api/pages.ts'
import { useMoney } from '../../platform/api/use-money.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { OwnPage } from '../../platform/session/OwnPage.tsx'
import { HomeTitle } from '../../property/HomeTitle.tsx'
import { MarketBadge } from '../../property/MarketBadge.tsx'
import { PictureRow } from '../../ui/list/PictureRow.tsx'
import { RowList } from '../../ui/list/RowList.tsx'
import { RowAction, RowActions } from '../../ui/rows/RowActions.tsx'
import { shortDayHere } from '../../ui/time/format.ts'
import { hiddenHomesOf } from './hidden-home.queries.ts'
import { setHidden } from './use-hide.ts'

const HiddenHomesPage = () => (
  <OwnPage title={t.title()} lead={t.lead()}>
    {({ email }) => <HiddenHomes email={email} />}
  </OwnPage>
)

export { HiddenHomesPage as Component }

const HiddenHomes = ({ email }: { email: string }) => (
  <RowList
    list={useInfiniteQuery(hiddenHomesOf(email))}
    keyOf={rowId}
    failed={t.failed()}
    empty={{ title: t.empty(), link: { to: paths.allProperty, name: t.seeAllHomes() } }}
    head={() => null}
  >
    {(home) => <HiddenHomeRow home={home} email={email} />}
  </RowList>
)

function HiddenHomeRow({ home, email }: { home: HiddenHome; email: string }) {
  const money = useMoney()
  const client = useQueryClient()
  const [isHidden, keepHidden] = useState(true)
  const change = async () => {
    await setHidden(client, { email, id: home.propertyId, isHidden: !isHidden })
    keepHidden(!isHidden)
    return isHidden ? t.isBack() : t.isHidden()
  }
  return (
    <PictureRow
      picture={home.propertyImage}
      placeholder={home.placeholder}
      title={<HomeTitle home={home} />}
      subtitle={home.location}
      to={hasPage(home) ? paths.propertyDetails(home.propertyId) : undefined}
      badge={<MarketBadge home={home} />}
      facts={[
        [priceName(home), money.price(home)],
        [t.hiddenOn(), shortDayHere(home.hiddenAt)],
      ]}
    >
      {(heading) => (
        <RowActions isGone={isNotThere} describedBy={heading}>
          <RowAction name={isHidden ? t.bringBack() : t.hideAgain()} available act={change} variant="quiet" />
        </RowActions>
      )}
    </PictureRow>
  )
}
