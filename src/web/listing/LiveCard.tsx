import { type Control, useWatch } from 'react-hook-form'
import type { Property } from '#contract/property'
import type { PictureKind } from '#contract/property-facts'
import * as t from '#messages/listingForm'
import { CARDS } from '../card/card-look.ts'
import { PropertyCard } from '../card/PropertyCard.tsx'
import type { Person } from '../platform/session/session-state.ts'
import { usePreview } from '../ui/form/PictureDrop.tsx'
import { useReadLocation } from './AddressFields.tsx'
import { changedFacts } from './facts.form.ts'
import type { ListingInputs } from './property.form.ts'

type Props = {
  control: Control<ListingInputs, unknown, ListingInputs>
  agent: Person
  current: string | undefined
  status: Property['status']
  further: { kind?: PictureKind | undefined }[]
}

const NO_PICTURE = '/demo/placeholder-detached.webp'

export function LiveCard({ control, agent, current, status, further }: Props) {
  const [title, location, price, priceKind, agentImage, file, addressShown] = useWatch({
    control,
    name: ['title', 'location', 'price', 'priceKind', 'agentImage', 'propertyImage', 'addressShown'],
  })
  const { data: read } = useReadLocation(control)
  const facts = useWatch({ control })
  const preview = usePreview(file)
  return (
    <div inert aria-hidden="true">
      <p className="mb-3 text-sm font-semibold text-muted">{t.howBuyersSee()}</p>
      <div className={CARDS}>
        <PropertyCard
          property={{
            ...readable(facts as ListingInputs), // complete, as the form has a value for each fact
            _id: 'preview',
            status,
            title: title || '…',
            location: addressShown === 'whole' ? location : (read?.shown[addressShown] ?? ''),
            price: priceKind === 'onApplication' ? '' : price || (priceKind === 'auction' ? '' : '…'),
            email: agent.email,
            name: agent.displayName,
            agentImage,
            propertyImage: preview ?? current ?? NO_PICTURE,
            pictureCount: 1 + further.length,
            hasFloorPlan: further.some(({ kind }) => kind === 'floorPlan'),
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

function readable(typed: ListingInputs) {
  const facts = Object.entries(changedFacts({}, typed)).filter(([, fact]) => fact !== null && !Number.isNaN(fact))
  return Object.fromEntries(facts)
}
