import { expect, test } from '../support/fixtures.ts'
import { openScreen } from '../support/screens.ts'
import { logIn, logOut } from '../support/sign-in-steps.ts'

test('an unknown address shows the error page with a link home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: 'OOPS...!! Error page Found.' })).toBeVisible()
  await expect(page.getByText('Sorry, We can not find a page you are looking for.', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Go Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a visitor finds the nav items, and Login but no LogOut', async ({ page }) => {
  await page.goto('/')
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('listitem')).toHaveText(['Home', 'All Properties', 'Dashboard'])
  await nav.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('hides nav bar and footer where the address contains login or registration', async ({ page }) => {
  for (const path of ['/login', '/registration', '/no/login/here', '/my-Registration']) {
    await page.goto(path)
    await expect(page.getByRole('main')).not.toBeEmpty()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation'), path).toHaveCount(0)
    await expect(page.getByRole('contentinfo'), path).toHaveCount(0)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the nav bar folds behind a menu that works by keyboard', async ({ page }) => {
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: 'Main' })
    const menu = nav.getByRole('button', { name: 'Menu' })
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(nav.getByRole('link', { name: 'All Properties' })).toBeHidden()
    await menu.press('Enter')
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(nav.getByRole('link', { name: 'Home', exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(nav.getByRole('link', { name: 'All Properties' })).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.press('Space')
    await nav.getByRole('link', { name: 'Login' }).press('Enter')
    await expect(page).toHaveURL('/login')
  })
})

test.describe('on a wide screen', () => {
  test.use({ as: 'agent', viewport: { width: 1440, height: 900 } })

  test('Tab goes through the nav bar in the visible order', async ({ page }) => {
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: 'Main' })
    await expect(nav.getByRole('button', { name: 'Notifications' })).toBeVisible()
    await expect(nav.getByRole('button', { name: 'LogOut' })).toBeVisible()
    const seen: number[] = []
    await nav.getByRole('link').first().focus()
    while (await nav.evaluate((bar) => bar.contains(document.activeElement))) {
      seen.push(await page.evaluate(() => document.activeElement?.getBoundingClientRect().x ?? 0))
      await page.keyboard.press('Tab')
    }
    expect(seen.length).toBeGreaterThan(7)
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
    const areaOf = async (name: string) => {
      const box = await nav.getByText(name, { exact: true }).boundingBox()
      return (box?.width ?? 0) * (box?.height ?? 0)
    }
    expect(await areaOf('LogOut')).toBeLessThan(await areaOf('All Properties'))
    await page.setViewportSize({ width: 1024, height: 768 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
  })
})

for (const path of ['/allProperty', '/propertyDetails/:home'])
  test.describe('at 400 % zoom', () => {
    test.use({ as: 'buyer', viewport: { width: 360, height: 225 } })

    test(`no bar covers the page: ${path}`, { tag: '@all' }, async ({ page }) => {
      await openScreen(page, { name: path, path })
      await page.mouse.wheel(0, 2000)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
      const stuck = await page.evaluate(
        () =>
          [...document.querySelectorAll('*')]
            .filter((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position) && one.checkVisibility())
            .map((one) => one.getBoundingClientRect())
            .filter(({ top, bottom, height }) => height > 20 && bottom > 0 && top < innerHeight).length,
      )
      expect(stuck).toBe(0)
    })
  })

test('logging out on the home page leads to Login', { tag: '@all' }, async ({ page, person }) => {
  await page.goto('/login')
  await logIn(page, person)
  await expect(page).toHaveURL('/')
  await logOut(page)
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeFocused()
})

test('the footer leads to About us, Contact and All Properties', { tag: '@all' }, async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('navigation', { name: 'Footer' })
  await expect(footer.getByRole('link')).toHaveText(['About us', 'Contact', 'All Properties'])
  await footer.getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/#about')
  await expect(page.getByRole('region', { name: 'A calm way to find a home' })).toBeInViewport()
  await footer.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await footer.getByRole('link', { name: 'All Properties' }).click()
  await expect(page).toHaveURL('/login')
  const icons = ['Instagram', 'Facebook', 'LinkedIn']
  await page.goto('/')
  for (const name of icons) await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByLabel('Search', { exact: true })).toBeFocused()
})
