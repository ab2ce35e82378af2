import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { deferred } from '../../../../test/server/deferred.ts'
import { useIsCurrentScreen } from './use-is-current-screen.ts'

afterEach(cleanup)

const saving = () => ({ save: deferred<void>(), other: deferred<{ Component: () => string }>() })
let underway = saving()

function Save() {
  const navigate = useNavigate()
  const isCurrentScreen = useIsCurrentScreen()
  const save = async () => {
    await underway.save.answer
    if (isCurrentScreen()) await navigate('/saved')
  }
  return (
    <button type="button" onClick={() => void save()}>
      Save
    </button>
  )
}
const Saved = () => 'Saved'
const Other = () => 'The other screen'

/** A screen that saves until `finish`, and then sends the person on; another one is fetched until `arrive`. */
async function savingScreen() {
  underway = saving()
  const { save, other } = underway
  const router = createMemoryRouter([
    { path: '/', Component: Save },
    { path: '/saved', Component: Saved },
    { path: '/other', lazy: () => other.answer },
  ])
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  return { router, finish: () => save.give(), arrive: () => other.give({ Component: Other }) }
}

test('navigates a person who has waited for the save', async () => {
  const { finish } = await savingScreen()
  finish()
  await screen.findByText('Saved')
})

test('keeps a navigation to a slow screen when the save ends first', async () => {
  const { router, finish, arrive } = await savingScreen()
  void router.navigate('/other')
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  finish()
  arrive()
  await screen.findByText('The other screen')
  expect(router.state.location.pathname).toBe('/other')
})

test('stays on a screen that was reopened without another save', async () => {
  const { router, finish, arrive } = await savingScreen()
  arrive()
  await router.navigate('/other')
  await screen.findByText('The other screen')
  await router.navigate('/')
  await screen.findByRole('button', { name: 'Save' })
  finish()
  await Promise.resolve()
  expect(router.state).toMatchObject({ location: { pathname: '/' }, navigation: { state: 'idle' } })
})
