import type { Page } from '@playwright/test'
import { expectAccess } from '../support/axe.ts'
import { newTitle } from '../support/listing-steps.ts'
import { expect, listHome, type Party, test } from '../support/market-app.ts'

const rowOf = ({ page }: { page: Page }, title: string) => page.getByRole('article', { name: title })

/** Makes an invitation on the wishlist, and returns its link. */
async function linkOf({ page }: Party): Promise<string> {
  await page.goto('/dashboard/wishlist')
  await page.getByRole('button', { name: 'Invite someone' }).click()
  await expect(page.getByLabel('Invitation link')).toBeVisible()
  await expectAccess(page)
  return page.getByLabel('Invitation link').inputValue()
}

test('two people look for a home with one wishlist, until one of them ends it', { tag: '@all' }, async ({ party }) => {
  const [admin, agent, ann, ben] = [await party('admin'), await party('agent'), await party(), await party()]
  const [mill, barn] = [newTitle('Heron Mill'), newTitle('Swallow Barn')]
  await ann.call('POST', '/wishlist', { propertyId: await listHome(agent, admin, mill) })
  await ben.call('POST', '/wishlist', { propertyId: await listHome(agent, admin, barn) })

  await ben.page.goto(await linkOf(ann))
  await expect(ben.page.getByRole('heading', { name: /invites you/ })).toBeVisible()
  await expectAccess(ben.page)
  await ben.page.getByRole('button', { name: 'Share wishlists' }).click()
  await expect(rowOf(ben, mill)).toBeVisible()
  await expect(rowOf(ben, barn)).toBeVisible()

  await ann.page.getByRole('link', { name: 'See the homes of both' }).click() // her page was told
  await rowOf(ann, barn).getByRole('button', { name: 'Yes' }).click()
  await expect(rowOf(ann, barn).getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true')
  await expect(rowOf(ben, barn)).toContainText(/Nora Field: ?Yes/) // without a reload

  await rowOf(ann, mill).getByRole('button', { name: 'Add a note' }).click()
  await rowOf(ann, mill).getByRole('textbox', { name: 'Your note' }).fill('Ask about the roof')
  await expect(rowOf(ann, mill).getByText('Saved', { exact: true })).toBeVisible()
  await expect(rowOf(ben, mill)).not.toContainText('Ask about the roof')
  await rowOf(ann, mill).getByRole('checkbox', { name: 'Show it to Nora Field' }).check()
  await expect(rowOf(ben, mill)).toContainText('Ask about the roof')
  await expectAccess(ben.page)

  await ben.page.getByRole('button', { name: 'Stop sharing' }).click()
  await ben.page.getByRole('button', { name: 'Yes, stop sharing' }).click()
  await expect(ben.page.getByRole('button', { name: 'Invite someone' })).toBeVisible()
  await expect(ann.page.getByRole('button', { name: 'Invite someone' })).toBeVisible()
  await ann.page.getByRole('button', { name: 'Notifications' }).click()
  await expect(ann.page.getByText('Nora Field no longer shares the wishlist with you')).toBeVisible()
  await ann.page.goto('/dashboard/wishlist')
  await expect(rowOf(ann, mill).getByRole('textbox', { name: 'Your note' })).toHaveValue('Ask about the roof')
  await expect(rowOf(ann, barn)).toHaveCount(0)
})
