import { type Control, useWatch } from 'react-hook-form'
import type { Property } from '#contract/property'
import type { Person } from '../../session/session-state.ts'
import { usePreview } from '../../ui/form/PictureDrop.tsx'
import { CARDS } from '../card/card-look.ts'
import { PropertyCard } from '../card/PropertyCard.tsx'
import { changedFacts } from './facts.form.ts'
import type { ListingInputs } from './property.form.ts'

type Props = {
  control: Control<ListingInputs, unknown, ListingInputs>
  agent: Person
  /** The address of the picture that is there now. */
  current: string | undefined
  /** The status of the saved listing. */
  status: Property['status']
  /** The number of further pictures. */
  further: number
}

const NO_PICTURE = '/demo/placeholder-detached.webp'

/** The card of the listing as buyers will see it. It is a picture of one: nothing in it can be pressed or is read out. */
export function LiveCard({ control, agent, current, status, further }: Props) {
  const [title, location, price, agentImage, file] = useWatch({
    control,
    name: ['title', 'location', 'price', 'agentImage', 'propertyImage'],
  })
  const facts = useWatch({ control })
  const preview = usePreview(file)
  return (
    <div inert aria-hidden="true">
      <p className="mb-3 text-sm font-semibold text-muted">How buyers will see it</p>
      <div className={CARDS}>
        <PropertyCard
          property={{
            ...readable(facts as ListingInputs), // all of them are there: the form has a value for each
            _id: 'preview',
            status,
            title: title || '…',
            location,
            price: price || '…',
            email: agent.email,
            name: agent.displayName,
            agentImage,
            propertyImage: preview ?? current ?? NO_PICTURE,
            pictureCount: 1 + further,
            date: '',
            description: '',
            sold: false,
            withdrawn: false,
          }}
        />
      </div>
    </div>
  )
}

/** Returns the facts that can be read as typed so far. */
function readable(typed: ListingInputs) {
  const facts = Object.entries(changedFacts({}, typed)).filter(([, fact]) => fact !== null && !Number.isNaN(fact))
  return Object.fromEntries(facts)
}
