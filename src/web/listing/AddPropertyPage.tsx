import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { now } from '#contract/clock'
import type { Property } from '#contract/property'
import * as t from '#messages/listingForm'
import { isNotThere } from '../platform/api/api-error.ts'
import { usePageTitle } from '../platform/brand/page-title.ts'
import { paths } from '../platform/navigation/paths.ts'
import { useSession } from '../platform/session/session.ts'
import type { Person } from '../platform/session/session-state.ts'
import { ownListing, useAddProperty } from '../property/listing.queries.ts'
import { Eyebrow } from '../ui/Eyebrow.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { useIsCurrentScreen } from '../ui/router/use-is-current-screen.ts'
import { today } from '../ui/time/format.ts'
import { DraftedForm } from './DraftedForm.tsx'
import type { Listing } from './use-property-form.ts'

function AddPropertyPage() {
  usePageTitle(t.addProperty())
  const from = useSearchParams()[0].get('from') ?? undefined
  const session = useSession()
  if (session.status !== 'signedIn') return null
  return (
    <div className="page pt-10 pb-20 sm:pt-14">
      <Eyebrow>{t.forAgents()}</Eyebrow>
      <h1 className="title-section mt-3">{t.addProperty()}</h1>
      <p className="mt-3 mb-9 max-w-xl text-muted">{t.addLead()}</p>
      {from === undefined ? <NewListing person={session} /> : <ListedAgain key={from} id={from} person={session} />}
    </div>
  )
}

export { AddPropertyPage as Component }

function ListedAgain({ id, person }: { id: string; person: Person }) {
  const { data, error, isFetching, refetch } = useQuery(ownListing(id))
  if (error && !isNotThere(error)) {
    return (
      <FailedState onRetry={refetch} busy={isFetching}>
        {t.loadFailed()}
      </FailedState>
    )
  }
  if (error || (data && data.email !== person.email)) return <NewListing person={person} />
  if (!data) return <FormSkeleton fields={6} />
  return <NewListing person={person} from={data} />
}

function NewListing({ person, from }: { person: Person; from?: Property }) {
  const navigate = useNavigate()
  const isCurrentScreen = useIsCurrentScreen()
  const { mutateAsync: add } = useAddProperty()
  const agent = { email: person.email, name: person.displayName } // required by the specification; the server uses the caller's
  const save = async ({ facts, ...listing }: Listing) => {
    const { insertedId } = await add({ ...listing, ...facts, date: today(now()), ...agent })
    return Boolean(insertedId)
  }
  const onSaved = () => {
    toast.success(t.added(), { detail: t.addedDetail() })
    if (isCurrentScreen()) void navigate(person.role === 'admin' ? paths.manageProperties : paths.addAgentProperty)
  }
  return (
    <DraftedForm
      email={person.email}
      form={from ? `again:${from._id}` : 'listing'}
      from={from}
      kind="add"
      values={{ title: '', location: '', price: '', agentImage: person.photoURL ?? '', description: '' }}
      save={save}
      onSaved={onSaved}
      submitName={t.addProperty()}
    />
  )
}
