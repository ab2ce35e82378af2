import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as t from '#messages/feed'
import { rowId } from '../platform/api/pages.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { List } from '../ui/list/List.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { FeedCard } from './FeedCard.tsx'
import { NewFeedDialog } from './FeedDialog.tsx'
import { feedsOf } from './feed.queries.ts'
import { PortalAddress } from './PortalAddress.tsx'

function FeedsPage() {
  const [isAdding, setAdding] = useState(false)
  return (
    <OwnPage
      title={t.feeds()}
      lead={t.lead()}
      action={
        <Button compact onClick={() => setAdding(true)}>
          {t.addFeed()}
        </Button>
      }
    >
      {({ email, role }) => (
        <>
          <Feeds email={email} isAdmin={role === 'admin'} />
          <NewFeedDialog open={isAdding} onClose={() => setAdding(false)} isAdmin={role === 'admin'} />
        </>
      )}
    </OwnPage>
  )
}

export { FeedsPage as Component }

function Feeds({ email, isAdmin }: { email: string; isAdmin: boolean }) {
  const list = useInfiniteQuery(feedsOf(email))
  return (
    <>
      <List
        list={list}
        keyOf={rowId}
        noun={t.count}
        failed={t.feedsNotLoaded()}
        empty={<EmptyState title={t.noFeeds()} />}
      >
        {(feeds) =>
          feeds ? (
            <ul className="grid gap-5">
              {feeds.map((feed) => (
                <li key={feed._id}>
                  <FeedCard feed={feed} isAdmin={isAdmin} isOwn={feed.agentEmail === email} />
                </li>
              ))}
            </ul>
          ) : (
            <Skeleton className="h-64" />
          )
        }
      </List>
      {!list.isPending && <PortalAddress email={email} />}
    </>
  )
}
