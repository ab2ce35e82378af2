import type { Page } from '@playwright/test'
import { fillHome } from './listing-steps.ts'
import { expect, payWith } from './market-app.ts'
import { demoPerson, type Person } from './people.ts'
import { logIn } from './sign-in-steps.ts'
import { successToast } from './toast.ts'

/** The main jobs of a buyer and an agent without a reload, which would end a session that cannot be stored. */

const QUESTION = 'Is it warm?'
const ANSWER = 'Warm as toast.'

export async function enter(page: Page, who: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/login')
  await logIn(page, who)
  await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible()
}

export async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'LogOut' }).click()
  await expect(successToast(page, 'User Logout Successfully.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'LogOut' })).toHaveCount(0)
}

async function toOwn(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  if (!(await menu.isVisible())) await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await menu.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

export async function list(agent: Page, title: string): Promise<void> {
  await toOwn(agent, 'My Added Properties')
  await agent.getByRole('link', { name: 'Add property' }).first().click()
  await fillHome(agent, title)
}

export async function findAndAsk(buyer: Page, title: string): Promise<void> {
  await buyer.getByRole('link', { name: 'All Properties' }).first().click()
  await buyer.getByLabel('Search', { exact: true }).fill(title)
  await buyer.getByRole('link', { name: `Details of ${title}` }).click()
  await expect(buyer.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await buyer.getByLabel('Deposit').fill('20')
  await buyer.getByRole('button', { name: 'Add to wishlist', exact: true }).click()
  await expect(buyer.getByRole('button', { name: /^Remove from wishlist/ }).first()).toBeVisible()
  await buyer.getByRole('button', { name: `Ask ${demoPerson('agent').name}` }).click()
  const dialog = buyer.getByRole('dialog')
  await dialog.getByRole('textbox').fill(QUESTION)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByRole('button', { name: 'Back to the home' }).click()
  await expect(dialog).toHaveCount(0)
}

export async function offer(buyer: Page, title: string): Promise<void> {
  await buyer.getByRole('link', { name: 'Make offer' }).first().click()
  await buyer.getByLabel('Buying date').fill('2099-12-01')
  await buyer.getByLabel('Offered amount').fill('400000')
  await buyer.getByRole('button', { name: 'Make offer' }).click()
  await expect(buyer.getByRole('heading', { level: 1, name: 'Property Bought' })).toBeVisible()
  await expect(buyer.getByRole('article', { name: title }).getByText('pending', { exact: true })).toBeVisible()
}

export async function acceptAndAnswer(agent: Page, title: string): Promise<void> {
  await toOwn(agent, 'Requested Properties')
  const row = agent.getByRole('region', { name: title }).getByRole('row').nth(1)
  await row.getByRole('button', { name: 'Accept' }).click()
  await expect(row.getByText('accepted', { exact: true })).toBeVisible()
  await openConversation(agent, title)
  await expect(logOf(agent).getByText(QUESTION)).toBeVisible()
  await agent.getByRole('textbox', { name: /^Message to/ }).fill(ANSWER)
  await agent.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(agent.getByRole('textbox', { name: /^Message to/ })).toHaveValue('')
  await expect(logOf(agent).getByText(ANSWER)).toBeVisible()
}

export async function readAnswer(buyer: Page, title: string): Promise<void> {
  await openConversation(buyer, title)
  await expect(logOf(buyer).getByText(ANSWER)).toBeVisible()
}

async function openConversation(page: Page, title: string): Promise<void> {
  await toOwn(page, 'Messages')
  const conversations = page.getByRole('navigation', { name: 'Conversations' })
  await conversations.getByRole('link').filter({ hasText: title }).click()
}

const logOf = (page: Page) => page.getByRole('region', { name: /^Messages with/ })

/** `isLive`: the page receives the agent's answer by event; otherwise it fetches when the buyer returns (P-110). */
export async function pay(buyer: Page, title: string, isLive: boolean): Promise<void> {
  await toOwn(buyer, 'Property Bought')
  const toPay = buyer.getByRole('article', { name: title }).getByRole('link', { name: 'Pay' })
  if (!isLive)
    await expect(async () => {
      await buyer.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await expect(toPay).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 20_000 })
  await toPay.click()
  await payWith(buyer, '4242424242424242', '$400,000.00')
  await expect(buyer.getByText('Payment is successfully done.')).toBeVisible()
  await buyer.getByRole('link', { name: 'Receipt' }).click()
  await expect(buyer.getByRole('article', { name: 'Receipt' })).toContainText('$400,000.00')
}

export async function seeSale(agent: Page, title: string): Promise<void> {
  await toOwn(agent, 'My sold Properties')
  await expect(agent.getByRole('row').filter({ hasText: title })).toContainText('$400,000')
}
