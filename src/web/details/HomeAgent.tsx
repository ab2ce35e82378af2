import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isolated } from '#contract/isolated'
import { personName } from '#contract/person-name'
import type { Property } from '#contract/property'
import { shownDay } from '#contract/shown-day'
import * as t from '#messages/details'
import { paths } from '../platform/navigation/paths.ts'
import { oneAgent } from '../property/home.queries.ts'
import { RatingLine } from '../review/RatingLine.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { DialogButton } from '../ui/feedback/DialogButton.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { HomeContact } from './HomeContact.tsx'
import type { HomeViewer } from './home-viewer.ts'

type Props = { property: Property; viewer: HomeViewer | undefined }

export const HomeAgent = ({ property, viewer }: Props) => (
  <div className="border-t border-line pt-6 sm:max-lg:col-span-2">
    <div className="flex items-center gap-4">
      <Avatar name={personName(property.name)} src={property.agentImage} className="size-12" />
      <div className="min-w-0">
        <p className="font-bold">
          <AgentLink property={property} />
        </p>
        {property.agentId && <AgentRating id={property.agentId} />}
      </div>
    </div>
    {property.contact && <HomeContact contact={property.contact} agentName={personName(property.name)} />}
    {viewer?.mayAsk && (
      <div inert={viewer.isPreview} className="mt-1 print:hidden">
        <DialogButton
          name={t.ask({ name: isolated(personName(property.name)) })}
          load={loadAsk}
          dialog={{ propertyId: property._id, agentName: isolated(personName(property.name)), person: viewer.person }}
          variant="text"
          compact
          className="-mx-4 text-brand! underline underline-offset-4"
        />
      </div>
    )}
    <p className="mt-1 text-sm text-muted">
      <TextWithParts
        text={t.listedOn({ day: shownDay(property.date) })}
        parts={{ time: (words) => <time dateTime={property.date}>{words}</time> }}
      />
    </p>
  </div>
)

const AgentLink = ({ property: { agentId, name } }: { property: Pick<Property, 'agentId' | 'name'> }) =>
  agentId ? (
    <Link to={paths.agent(agentId)} className="py-0.75 hover:text-brand hover:underline">
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  )

function AgentRating({ id }: { id: string }) {
  const { data } = useQuery(oneAgent(id))
  return <div className="min-h-6">{data?.rating && <RatingLine rating={data.rating} />}</div>
}

const loadAsk = async () => (await import('../conversation/AskDialog.tsx')).AskDialog
