import { Link } from 'react-router'
import type { Property } from '#contract/property'
import { mayBeUpdated } from '#contract/property-status'
import { isForSale } from '#contract/property-visibility'
import { shownTotal } from '#contract/shown-total'
import * as t from '#messages/homeParts'
import { useHomeFigures } from '../figures/figures.queries.ts'
import { paths } from '../platform/navigation/paths.ts'
import type { Person } from '../platform/session/session-state.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { DialogButton } from '../ui/feedback/DialogButton.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { BUYERS_VIEW } from './home-viewer.ts'

export const OwnHome = ({ property, person }: { property: Property; person: Person }) => {
  const isAgent = person.role === 'agent' || person.role === 'admin'
  return (
    isAgent && (
      <div className="grid content-start gap-3">
        <OwnFigures property={property} />
        {mayBeUpdated(property) && (
          <ButtonLink to={paths.update(property._id)} className="w-full">
            {t.update()}
          </ButtonLink>
        )}
        {isForSale(property) && (
          <DialogButton
            name={t.openTimes()}
            load={loadOpenTimes}
            dialog={{ property }}
            variant="quiet"
            className="w-full"
          />
        )}
        {isForSale(property) && (
          <ButtonLink to={BUYERS_VIEW} variant="quiet" className="w-full">
            {t.howBuyersSee()}
          </ButtonLink>
        )}
      </div>
    )
  )
}

const loadOpenTimes = async () => (await import('../viewing/open-time/OpenTimesDialog.tsx')).OpenTimesDialog

function OwnFigures({ property }: { property: Property }) {
  const figures = useHomeFigures({ pages: [{ rows: [property] }] }).get(property._id)
  const shown: [name: string, figure: number | string | undefined][] = [
    [t.viewsIn30Days(), figures?.views],
    [t.wishes(), figures?.wishes],
    [t.offers(), figures?.offers],
  ]
  return (
    <dl className="grid grid-cols-3 gap-3">
      {shown.map(([name, figure]) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-display text-2xl font-[560] tabular-nums">
            {figure === undefined ? '–' : shownTotal(figure)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const BuyersViewNotice = () => (
  <div className="mb-6 rounded-2xl border border-accent/40 bg-accent-wash px-5 py-4">
    <p className="font-bold text-accent">{t.buyersView()}</p>
    <p>
      <TextWithParts
        text={t.buyersViewText()}
        parts={{
          back: (words) => (
            <Link to="?" className="link">
              {words}
            </Link>
          ),
        }}
      />
    </p>
  </div>
)
