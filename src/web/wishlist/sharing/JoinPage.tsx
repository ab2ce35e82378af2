import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { isolated } from '#contract/isolated'
import type { Partner } from '#contract/sharing'
import * as t from '#messages/sharing'
import { isRefusal, messageOf } from '../../platform/api/api-error.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { OwnPage } from '../../platform/session/OwnPage.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { FormError } from '../../ui/form/FormError.tsx'
import { FailedState } from '../../ui/list/FailedState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { shownMoment } from '../../ui/time/format.ts'
import { invitationOf, useJoin } from './sharing.queries.ts'

export const JoinPage = ({ token }: { token: string }) => (
  <OwnPage title={t.joinTitle()}>{() => <Invitation token={token} />}</OwnPage>
)

function Invitation({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(invitationOf(token))
  const join = useJoin(token)
  const navigate = useNavigate()
  if (join.isSuccess) return null
  if (!data && error && isRefusal(error)) return <NoInvitation>{messageOf(error)}</NoInvitation>
  if (!data && error)
    return (
      <FailedState onRetry={() => void refetch()} busy={isFetching}>
        {messageOf(error)}
      </FailedState>
    )
  if (!data) return <Skeleton className="h-80" />
  const accept = () =>
    join.mutate(data.inviter, {
      onSuccess: () => {
        toast.success(t.joined({ name: isolated(data.inviter.name) }))
        void navigate(paths.together, { replace: true })
      },
    })
  return (
    <div className="max-w-2xl rounded-card border border-line bg-surface p-5 sm:p-7">
      <Inviter person={data.inviter} />
      <WhatIsShared />
      <p className="mt-4 text-sm text-muted">{t.lapsesAt({ moment: shownMoment(data.lapsesAt) })}</p>
      <FormError>{join.error ? messageOf(join.error) : undefined}</FormError>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={join.isPending} onClick={accept}>
          {t.accept()}
        </Button>
        <ButtonLink to={paths.wishlist} variant="quiet">
          {t.notNow()}
        </ButtonLink>
      </div>
    </div>
  )
}

const Inviter = ({ person: { name, photoUrl } }: { person: Partner }) => (
  <h2 className="title-card flex items-center gap-3">
    <Avatar name={name} src={photoUrl} />
    <span className="min-w-0 wrap-anywhere">{t.invitesYou({ name: isolated(name) })}</span>
  </h2>
)

const WhatIsShared = () => (
  <>
    <h3 className="mt-5 font-semibold">{t.bothSee()}</h3>
    <ul className="mt-1 list-disc ps-5">
      <li>{t.seeWishes()}</li>
      <li>{t.seeVotes()}</li>
      <li>{t.seeNotes()}</li>
      <li>{t.seeName()}</li>
    </ul>
    <h3 className="mt-4 font-semibold">{t.staysOwn()}</h3>
    <p className="mt-1">{t.staysOwnText()}</p>
    <p className="mt-4">{t.endAnyTime()}</p>
  </>
)

const NoInvitation = ({ children }: { children: string }) => (
  <div className="max-w-2xl rounded-card border border-line bg-surface p-5 sm:p-7">
    <p role="alert" className="text-lg font-medium">
      {children}
    </p>
    <ButtonLink to={paths.wishlist} variant="quiet" className="mt-5">
      {t.toWishlist()}
    </ButtonLink>
  </div>
)
