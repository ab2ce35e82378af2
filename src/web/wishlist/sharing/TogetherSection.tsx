import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { isolated } from '#contract/isolated'
import type { Partner } from '#contract/sharing'
import * as t from '#messages/sharing'
import { tryAgain } from '#messages/ui'
import { paths } from '../../platform/navigation/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Invite } from './Invite.tsx'
import { ownSharing } from './sharing.queries.ts'

export function TogetherSection() {
  const heading = useId()
  const { data, isError, isFetching, refetch } = useQuery(ownSharing)
  return (
    <section aria-labelledby={heading} className="mb-8 rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 id={heading} className="title-card">
        {t.together()}
      </h2>
      {data?.partner && <Shared partner={data.partner} />}
      {data && !data.partner && <Invite invitation={data.invitation} describedBy={heading} />}
      {!data && isError && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <p role="alert">{t.notLoaded()}</p>
          <Button variant="quiet" compact busy={isFetching} onClick={() => void refetch()}>
            {tryAgain()}
          </Button>
        </div>
      )}
      {!data && !isError && <Skeleton className="mt-2 h-17" />}
    </section>
  )
}

const Shared = ({ partner: { name, photoUrl } }: { partner: Partner }) => (
  <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
    <p className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={photoUrl} />
      <span className="min-w-0 wrap-anywhere">{t.youShareWith({ name: isolated(name) })}</span>
    </p>
    <ButtonLink to={paths.together} compact>
      {t.seeTogether()}
    </ButtonLink>
  </div>
)
