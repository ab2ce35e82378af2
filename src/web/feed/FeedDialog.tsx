import type { Feed, FeedChange, NewFeed } from '#contract/feed'
import * as t from '#messages/feed'
import { useDraftForm } from '../platform/session/use-draft.ts'
import { Dialog } from '../ui/feedback/Dialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { FeedForm, type Values } from './FeedForm.tsx'
import { useAddFeed, useChangeFeed } from './feed.queries.ts'
import { formatNames, homeFormatNames } from './feed-words.ts'

const empty: Values = {
  name: '',
  format: 'auto',
  source: 'address',
  address: '',
  username: '',
  schedule: 'nightly',
  stock: 'whole',
}

const valuesOf = ({ name, format, source, address = '', username = '', schedule, isWholeStock }: Feed): Values => ({
  name,
  format,
  source,
  address,
  username,
  schedule,
  stock: isWholeStock ? 'whole' : 'changes',
})

type Props = { open: boolean; onClose: () => void }

export const NewFeedDialog = ({ open, onClose, isAdmin }: Props & { isAdmin: boolean }) => (
  <Dialog open={open} onClose={onClose} title={t.addFeed()}>
    <NewFeedForm isAdmin={isAdmin} onDone={onClose} />
  </Dialog>
)

export const EditFeedDialog = ({ open, onClose, feed }: Props & { feed: Feed }) => (
  <Dialog open={open} onClose={onClose} title={t.editFeed()}>
    <EditFeedForm feed={feed} onDone={onClose} />
  </Dialog>
)

function NewFeedForm({ isAdmin, onDone }: { isAdmin: boolean; onDone: () => void }) {
  const { mutateAsync: add } = useAddFeed()
  const { form, clearDraft } = useDraftForm<Values>('newFeed', { defaultValues: empty })
  const send = async (values: Values, password: string) => {
    await add(newFeed(values, password))
    clearDraft()
    onDone()
    toast.success(t.feedAdded(), { detail: t.testNext() })
  }
  return <FeedForm form={form} send={send} button={t.add()} formats={isAdmin ? formatNames : homeFormatNames} />
}

function EditFeedForm({ feed, onDone }: { feed: Feed; onDone: () => void }) {
  const { mutateAsync: change } = useChangeFeed(feed._id)
  const { form, clearDraft } = useDraftForm<Values>(`feed-${feed._id}`, { defaultValues: valuesOf(feed) })
  const send = async (values: Values, password: string) => {
    await change(changeOf(valuesOf(feed), values, password))
    clearDraft()
    onDone()
    toast.success(t.feedSaved())
  }
  return <FeedForm form={form} send={send} button={t.save()} formats={homeFormatNames} isEdit />
}

function newFeed({ stock, address, username, schedule, ...feed }: Values, password: string): NewFeed {
  return {
    ...feed,
    isWholeStock: stock === 'whole' && feed.format !== 'soldPrices',
    schedule: feed.source === 'upload' ? 'manual' : schedule,
    ...(feed.source !== 'upload' && { address }),
    ...(feed.source === 'address' && (username || password) && { username, password }),
  }
}

function changeOf(before: Values, values: Values, password: string): FeedChange {
  const changed = Object.entries(values).filter(
    ([name, value]) => name !== 'source' && name !== 'stock' && value !== before[name as keyof Values], // its own names
  )
  return {
    ...Object.fromEntries(changed),
    ...(values.stock !== before.stock && { isWholeStock: values.stock === 'whole' }),
    ...(password !== '' ? { password } : before.username !== '' && values.username.trim() === '' && { password: '' }),
  }
}
