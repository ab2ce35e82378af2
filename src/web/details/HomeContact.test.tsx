import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { HomeContact } from './HomeContact.tsx'

const phone = {
  uri: 'tel:+442079460123',
  national: '020 7946 0123',
  international: '+44 20 7946 0123',
  country: 'GB',
}
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  ['en-GB', '020 7946 0123'],
  ['en-US', '+44 20 7946 0123'],
  ['en', '+44 20 7946 0123'],
])('a reader with %s reads the telephone as %s', (language, text) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  render(<HomeContact contact={{ name: 'Kim Lee', phone, email: 'kim@agency.example' }} agentName="Ann Agent" />)
  expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe('tel:+442079460123')
  expect(screen.getAllByRole('link')[1]?.getAttribute('href')).toBe('mailto:kim@agency.example')
  expect(screen.getByText(/Contact for this home at/).closest('p')?.textContent).toBe(
    'Contact for this home at Ann Agent',
  )
})

test('shows no links for a contact of whom only the name is public', () => {
  render(<HomeContact contact={{ name: 'Kim Lee' }} agentName="Ann Agent" />)
  expect(screen.queryByRole('link')).toBeNull()
})
