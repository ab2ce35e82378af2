import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import { isolated } from '#contract/isolated'
import type { Property } from '#contract/property'
import { mayBeUpdated } from '#contract/property-status'
import * as t from '#messages/listingForm'
import { isNotThere } from '../platform/api/api-error.ts'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { ownListing, useUpdateProperty } from '../property/listing.queries.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { RestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { useIsCurrentScreen } from '../ui/router/use-is-current-screen.ts'
import { DraftedForm } from './DraftedForm.tsx'
import type { Listing } from './use-property-form.ts'

function UpdatePropertyPage() {
  const { id = '' } = useParams()
  return <OwnPage title={t.updateProperty()}>{({ email }) => <OwnListing key={id} id={id} email={email} />}</OwnPage>
}

export { UpdatePropertyPage as Component }

function OwnListing({ id, email }: { id: string; email: string }) {
  const listing = useQuery(ownListing(id))
  return <RestoreFocus>{formOrWhyNot(listing, email)}</RestoreFocus>
}

function formOrWhyNot({ data, error, isFetching, refetch }: UseQueryResult<Property>, email: string): ReactNode {
  const isOwn = data?.email === email
  if ((error && isNotThere(error)) || (data && !isOwn)) return <NoForm>{t.notYours()}</NoForm>
  if (data?.sold) return <NoForm>{t.isSold()}</NoForm>
  if (data && !mayBeUpdated(data)) return <NoForm>{rejected(data)}</NoForm>
  if (data) return <UpdateForm property={data} />
  if (!error) return <FormSkeleton fields={6} />
  return (
    <FailedState onRetry={refetch} busy={isFetching}>
      {t.loadFailed()}
    </FailedState>
  )
}

const rejected = ({ rejectionReason }: Property): string =>
  rejectionReason ? t.rejectedBecause({ reason: isolated(rejectionReason) }) : t.rejected()

const NoForm = ({ children }: { children: string }): ReactNode => (
  <EmptyState title={children}>
    <ButtonLink to={paths.addAgentProperty} variant="quiet">
      {t.seeYours()}
    </ButtonLink>
  </EmptyState>
)

function UpdateForm({ property }: { property: Property }) {
  const navigate = useNavigate()
  const isCurrentScreen = useIsCurrentScreen()
  const { mutateAsync: update } = useUpdateProperty(property._id)
  const save = async (values: Listing) => {
    const { agentImage: _, description, facts, ...listing } = values
    const changedText = description === property.description ? {} : { description }
    const { modifiedCount } = await update({ ...listing, ...changedText, ...facts })
    return modifiedCount > 0
  }
  const onSaved = () => {
    toast.success(t.updated())
    if (isCurrentScreen()) void navigate(paths.addAgentProperty)
  }
  return (
    <DraftedForm
      email={property.email}
      form={`update:${property._id}`}
      kind="update"
      values={property}
      current={property.propertyImage}
      saved={property}
      pictures={property.pictures}
      save={save}
      onSaved={onSaved}
      submitName={t.update()}
    />
  )
}
