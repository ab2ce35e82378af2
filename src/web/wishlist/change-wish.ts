import type { QueryClient } from '@tanstack/react-query'
import type { Sends } from '#contract/endpoint'
import type { Property } from '#contract/property'
import { titleOf } from '#contract/shown-texts'
import { wishlistApi } from '#contract/wishlist'
import { somethingWrong } from '#messages/ui'
import * as t from '#messages/wishing'
import { isNotThere, messageOf } from '../platform/api/api-error.ts'
import { call } from '../platform/api/call.ts'
import { refetchHomeAfter } from '../platform/api/query-client.ts'
import { queryKeys } from '../platform/api/query-keys.ts'
import { toast } from '../ui/feedback/toast.ts'
import { type Buyer, wishedHomesOf } from './wishlist.queries.ts'

type Wish = { property: Property; buyer: Buyer; client: QueryClient }

export const wishHome = ({ property, buyer: { email, displayName }, client }: Wish): Promise<void> =>
  show(async () => {
    await addWish(client, email, { ...wishFor(property), userEmail: email, userName: displayName })
    toast.success(t.added())
  })

type NewWish = Sends<typeof wishlistApi.add>['body'] & { propertyId: string }

export async function addWish(client: QueryClient, email: string, body: NewWish): Promise<{ insertedId: string }> {
  const added = await call(wishlistApi.add, { body })
  client.setQueryData(wishedHomesOf(email).queryKey, (homes = {}) => ({
    ...homes,
    [body.propertyId]: added.insertedId,
  }))
  void client.invalidateQueries({ queryKey: queryKeys.wishlist })
  return added
}

export const removeWish = ({ property, buyer, client }: Wish, id: string): Promise<void> =>
  show(async () => {
    await call(wishlistApi.remove, { params: { id } }).catch((error) => {
      if (!isNotThere(error)) throw error // another tab was first
    })
    client.setQueryData(wishedHomesOf(buyer.email).queryKey, (homes = {}) => ({ ...homes, [property._id]: '' }))
    void client.invalidateQueries({ queryKey: queryKeys.wishlist })
    toast.success(t.removed(), { detail: titleOf(property), undo: () => void show(restore) })
    async function restore() {
      await call(wishlistApi.restore, { params: { id } })
      await client.invalidateQueries({ queryKey: queryKeys.wishlist })
      toast.success(t.isBack())
    }
  })

async function show(change: () => Promise<void>): Promise<void> {
  try {
    await change()
  } catch (error) {
    refetchHomeAfter(error)
    toast.failure(somethingWrong(), { detail: messageOf(error) })
  }
}

const wishFor = ({ _id, propertyImage, title, location, name, email, agentImage, status, price }: Property) => ({
  propertyId: _id,
  propertyImage,
  title,
  location,
  agentName: name,
  agentEmail: email,
  agentImage,
  status,
  price,
})
