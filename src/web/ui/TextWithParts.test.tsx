import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as t from '#messages/home'
import { TextWithParts } from './TextWithParts.tsx'

afterEach(cleanup)

test('the words of a part are within its element', () => {
  render(<TextWithParts text={t.contactText()} parts={{ form: (words) => <a href="/contact">{words}</a> }} />)
  expect(screen.getByRole('link', { name: 'contact form' }).closest('div')?.textContent).toBe(
    'To write to us, log in and use our contact form, so that we can reply.',
  )
})

test('a tag in what people wrote is text', () => {
  const { container } = render(<TextWithParts text="Mill <form>here</form>" parts={{ form: () => <hr /> }} />)
  expect([container.textContent, container.querySelector('hr')]).toEqual(['Mill <form>here</form>', null])
})
