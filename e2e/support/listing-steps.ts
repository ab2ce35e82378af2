import type { Browser, BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { jpeg } from '../../test/pictures/pictures.ts'
import { expect } from './fixtures.ts'
import { successToast } from './toast.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

export async function pageOf(browser: Browser, storageState: State, viewport = { width: 1280, height: 900 }) {
  return (await browser.newContext({ storageState, viewport })).newPage()
}

export const newTitle = (name: string): string => `${name} ${Date.now()}`

export async function addHome(page: Page, title: string, photo?: Buffer): Promise<void> {
  await page.goto('/addProperty')
  await fillHome(page, title, photo)
}

export async function fillHome(page: Page, title: string, photo?: Buffer): Promise<void> {
  await writeHome(page, title)
  await page.getByLabel('Price').fill('$410,000 - $430,000')
  const buffer = photo ?? (await jpeg(800, 600))
  await page.getByLabel('Property image').setInputFiles({ name: 'home.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Add Property' }).click()
  await expect(successToast(page, 'Property added.')).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL('/dashboard/addAgentProperty')
  await expect(rowOf(page, title).getByText('pending', { exact: true })).toBeVisible()
}

/** Fills the texts of a home but its price. */
export async function writeHome(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Location').fill('1 Reed Lane, Ely, Cambridgeshire')
  await page.getByLabel('Description').fill('Herons fish at the end of the garden.')
}

export const rooms = (...places: number[]) => Promise.all(places.map(room))

const room = async (at: number) => ({
  name: `room-${at}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: `hsl(${at * 60} 50% 50%)` } })
    .jpeg()
    .toBuffer(),
})

export async function chooseSixPictures(page: Page): Promise<void> {
  await page.getByLabel('Property image').setInputFiles(await rooms(0))
  await page.getByLabel('Add pictures').setInputFiles(await rooms(1, 2, 3, 4, 5))
  for (const at of [1, 2, 3, 4, 5]) await page.getByLabel(`Caption of picture ${at}`).fill(`Room ${at}`)
  await expect(page.getByRole('progressbar', { name: /^Upload of/ })).toHaveCount(0, { timeout: 30_000 })
}

export async function verifyHome(page: Page, title: string): Promise<void> {
  await manage(page, title)
  await rowOf(page, title).getByRole('button', { name: 'Verify' }).click()
  await expect(successToast(page, 'Property Verified Successfully by Admin.')).toBeVisible()
  await expect(rowOf(page, title).getByText('verified', { exact: true })).toBeVisible()
}

export const rowOf = (page: Page, title: string) =>
  page.getByRole('article', { name: title }).or(page.getByRole('row').filter({ hasText: title }))

export async function manage(page: Page, title: string): Promise<void> {
  await page.goto(`/dashboard/manageProperties?${new URLSearchParams({ q: title })}`)
  await expect(page.getByText('1 home', { exact: true })).toBeVisible()
}

export async function deleteHome(page: Page, title: string): Promise<void> {
  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question.getByText("You won't be able to revert this!")).toBeVisible()
  await question.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect(successToast(page, 'Deleted!')).toBeVisible()
  await expect(rowOf(page, title).getByText('Deleted', { exact: true })).toBeVisible()
}
