import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jpeg } from '../../test/pictures/pictures.ts'
import { demoPerson, type Person, stranger } from '../support/people.ts'
import type { Reader } from './driver.ts'

/** The main jobs of the product, in the order in which one home goes through it, all in one browser. */
export function jobs(page: Reader): [name: string, work: () => Promise<void>][] {
  const buyer = stranger()
  const [agent, admin] = [demoPerson('agent'), demoPerson('admin')]
  const title = `Heron Lodge ${Date.now()}`
  const details = async () => {
    await page.open(`/allProperty?q=${encodeURIComponent(title)}`)
    await page.press('link', `Details of ${title}`)
  }
  return [
    [
      'register',
      async () => {
        await page.open('/registration')
        await page.fill('Name', buyer.name)
        await page.fill('Photo URL', '/demo/avatar-2.webp')
        await page.fill('Email', buyer.email)
        await page.fill('Password', buyer.password)
        await page.press('button', 'Register')
        await page.at('/login')
      },
    ],
    [
      'log in',
      async () => {
        await page.fill('Email', buyer.email)
        await page.fill('Password', buyer.password)
        await page.press('button', 'Login')
        await page.at('/')
        await page.see(buyer.name)
      },
    ],
    ['list', () => as(page, agent, () => list(page, title))],
    [
      'verify',
      () =>
        as(page, admin, async () => {
          await page.open(`/dashboard/manageProperties?q=${encodeURIComponent(title)}`)
          await page.press('button', 'Verify', title)
          await page.see('verified', title)
        }),
    ],
    [
      'search',
      () =>
        as(page, buyer, async () => {
          await page.open('/allProperty')
          await page.fill('Search', title)
          await page.see('1 home')
          await page.press('link', `Details of ${title}`)
          await page.see('Herons fish at the end of the garden.')
        }),
    ],
    ['message', () => message(page, agent)],
    [
      'book',
      async () => {
        await details()
        await page.press('button', 'Ask for a viewing')
        await page.evaluate(pickFirst)
        await page.press('button', 'Ask for …', 'A viewing takes')
        await page.gone('dialog[open]')
        await page.open('/dashboard/viewings')
        await page.see(title)
      },
    ],
    [
      'offer',
      async () => {
        await details()
        await page.press('button', 'Add to wishlist')
        await page.press('link', 'See your wishlist')
        await page.press('link', 'Make offer', title)
        await page.set('Buying date', '2099-12-01')
        await page.fill('Offered amount', '420k')
        await page.press('button', 'Make offer')
        await page.at('/dashboard/propertyBought')
        await page.see('pending', title)
      },
    ],
    [
      'pay',
      async () => {
        await as(page, agent, async () => {
          await page.open('/dashboard/requestedProperties')
          await page.press('button', 'Accept', buyer.email)
          await page.see('accepted', buyer.email)
        })
        await as(page, buyer, async () => {
          await page.open('/dashboard/propertyBought')
          await page.press('link', 'Pay', title)
          await page.fill('Card number', '4242424242424242')
          await page.fill('Expiry', '12/40')
          await page.fill('CVC', '123')
          await page.press('button', 'Pay…')
          await page.see('Payment is successfully done.')
        })
      },
    ],
  ]
}

/** Ends the current sign-in, logs this person in, and leaves them signed in. */
async function as(page: Reader, { name, email, password }: Person, work: () => Promise<void>): Promise<void> {
  await page.open('/')
  await page.press('button', 'LogOut')
  await page.see('Login')
  await page.open('/login')
  await page.fill('Email', email)
  await page.fill('Password', password)
  await page.press('button', 'Login')
  await page.at('/')
  await page.see(name)
  await work()
}

async function list(page: Reader, title: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-picture-'))
  const picture = join(folder, 'home.jpg')
  await writeFile(picture, await jpeg(800, 600))
  await page.open('/addProperty')
  await page.fill('Title', title)
  await page.fill('Location', '1 Reed Lane, Ely, Cambridgeshire')
  await page.fill('Price', '$410,000 - $430,000')
  await page.fill('Description', 'Herons fish at the end of the garden.')
  await page.upload('Property image', picture)
  await page.press('button', 'Add Property')
  await page.at('/dashboard/addAgentProperty')
  await page.see('pending', title)
  await rm(folder, { recursive: true })
}

async function message(page: Reader, agent: Person): Promise<void> {
  await page.press('button', `Ask ${agent.name}`)
  const field = `Message to ${agent.name}`
  await page.fill(field, 'Is it damp?')
  const height = `document.querySelector('textarea').offsetHeight`
  const before = Number(await page.evaluate(height))
  await page.set(field, 'Is it damp?\nIs it dark?\nIs it cold?')
  const after = Number(await page.evaluate(height))
  if (after < before + 20) throw new Error(`the field of a message does not grow: ${before} to ${after} px`)
  await page.press('button', 'Send')
  await page.press('link', 'See the conversation')
  await page.see('Is it cold?')
}

/** Runs in the page: chooses the first free time, once there is one. */
const pickFirst = `new Promise((resolve) => {
  const look = () => {
    const groups = [...document.querySelectorAll('dialog[open] fieldset')]
    const time = groups.find((group) => group.querySelector('legend').textContent === 'Time')?.querySelector('input')
    if (!time) return setTimeout(look, 100)
    time.click()
    resolve(true)
  }
  look()
})`
