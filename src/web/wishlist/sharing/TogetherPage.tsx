import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { isolated } from '#contract/isolated'
import type { Partner, Sharing } from '#contract/sharing'
import * as t from '#messages/sharing'
import { somethingWrong } from '#messages/ui'
import { messageOf } from '../../platform/api/api-error.ts'
import { rowId } from '../../platform/api/pages.ts'
import { paths, tokenIn } from '../../platform/navigation/paths.ts'
import { OwnPage } from '../../platform/session/OwnPage.tsx'
import { NoteNotLoaded } from '../../trace/note/HomeNote.tsx'
import { useNotesOfList } from '../../trace/note/note.queries.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { drawings } from '../../ui/list/drawings.ts'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { RowList } from '../../ui/list/RowList.tsx'
import { Invite } from './Invite.tsx'
import { JoinPage } from './JoinPage.tsx'
import { SharedWishRow } from './SharedWishRow.tsx'
import { ownSharing, sharedWishes, useEndSharing } from './sharing.queries.ts'
import { TogetherSection } from './TogetherSection.tsx'

function TogetherPage() {
  const token = tokenIn(useLocation().hash)
  return token ? <JoinPage token={token} /> : <Together />
}

function Together() {
  const { data } = useQuery(ownSharing)
  const partner = data?.partner
  const name = isolated(partner?.name ?? '')
  return (
    <OwnPage title={t.together()} lead={partner && t.lead({ name })} action={partner && <EndSharing name={name} />}>
      {({ email }) => {
        if (partner) return <SharedList email={email} partner={partner} />
        return data ? <Alone invitation={data.invitation} /> : <TogetherSection />
      }}
    </OwnPage>
  )
}

export { TogetherPage as Component }

const Alone = ({ invitation }: Pick<Sharing, 'invitation'>) => (
  <EmptyState drawing={drawings.together} title={t.leadAlone()}>
    <div>
      <Invite invitation={invitation} />
    </div>
    <ButtonLink to={paths.wishlist} variant="text" compact>
      {t.toWishlist()}
    </ButtonLink>
  </EmptyState>
)

function SharedList({ email, partner }: { email: string; partner: Partner }) {
  const list = useInfiniteQuery(sharedWishes)
  const notes = useNotesOfList(list.data?.pages)
  return (
    <RowList
      list={list}
      keyOf={rowId}
      noun={t.homes}
      failed={t.listFailed()}
      empty={{ title: t.empty(), link: { to: paths.allProperty, name: t.seeHomes() } }}
      head={() => notes.hasFailed && <NoteNotLoaded retry={notes.retry} />}
    >
      {(wish) => <SharedWishRow wish={wish} email={email} partner={partner} notes={notes} />}
    </RowList>
  )
}

function EndSharing({ name }: { name: string }) {
  const [isAsking, setAsking] = useState(false)
  const end = useEndSharing()
  const confirm = () =>
    end.mutate(undefined, {
      onSuccess: () => toast.success(t.ended()),
      onError: (error) => toast.failure(somethingWrong(), { detail: messageOf(error) }),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button variant="quiet" compact onClick={() => setAsking(true)}>
        {t.end()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        words={t.endWords({ name })}
        confirm={t.yesEnd()}
        busy={end.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  )
}
