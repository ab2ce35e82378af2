import { expect, test } from 'vitest'
import { setBrand } from '#contract/brand'
import { senderOf } from './mail.ts'
import { mailHtml } from './mail-html.tsx'

const bodyOf = (text: string) =>
  /<body[^>]*>(.*)<\/body>/s.exec(mailHtml('News', text))?.[1]?.replaceAll(/ style="[^"]*"/g, '')

test('renders paragraphs, lines and quotes as in the text', () => {
  expect(bodyOf('Hello Ann,\n\nOne\nTwo\n\n> They wrote\n>\n> this\n\nKeyHaven')).toBe(
    '<p>Hello Ann,</p><p>One<br/>Two</p><blockquote>They wrote<br/><br/>this</blockquote><p>KeyHaven</p>',
  )
})

test('a line that ends with an address is a button, and an address within words is not', () => {
  expect(bodyOf('Open it: https://homes.example/a?b=1&c')).toBe(
    '<p><a href="https://homes.example/a?b=1&amp;c">Open it</a></p>',
  )
  expect(bodyOf('- News\n  https://homes.example/a')).toBe('<p><a href="https://homes.example/a">- News</a></p>')
  expect(bodyOf('See https://homes.example now')).toBe('<p>See https://homes.example now</p>')
  expect(bodyOf('> https://evil.example')).toBe('<blockquote>https://evil.example</blockquote>')
})

test('a French label has no space before the colon that it loses', () => {
  expect(bodyOf('Ouvrir\u00A0: https://homes.example/a')).toBe('<p><a href="https://homes.example/a">Ouvrir</a></p>')
})

test('the way out of such mails is a link, and buttons have the main colour of the brand', () => {
  const unsubscribe = 'https://homes.example/unsubscribe/a'
  const html = () =>
    mailHtml('News', `Open it: https://homes.example/b\n\nNo more such mails: ${unsubscribe}`, { unsubscribe })
  expect(html()).toContain(`<a href="${unsubscribe}">No more such mails</a>`)
  expect(html()).toMatch(/<a href="https:\/\/homes.example\/b" style="[^"]*background:#1f5c4d/)
  setBrand({ colours: { main: '#1b3f8f', accent: '#8a5a12' } })
  expect(html()).toMatch(/<a href="https:\/\/homes.example\/b" style="[^"]*background:#1b3f8f/)
  setBrand({})
})

test('escapes people’s texts, and loads nothing from elsewhere', () => {
  expect(bodyOf('<img src=x onerror=alert(1)> & "more"')).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;</p>',
  )
  expect(mailHtml('Hello', 'Hello')).not.toMatch(/src=|url\(|<link|<script/)
})

test.each([
  ['https://homes.example:8443', 'KeyHaven <no-reply@mail.example>', 'homes.example'],
  [undefined, 'KeyHaven <no-reply@Mail.example>', 'mail.example'],
  [undefined, 'no-reply@mail.example', 'mail.example'],
  [undefined, 'no-reply', 'localhost'],
])('mails of %s from %s are named at %s', (publicUrl, mailFrom, host) => {
  expect(senderOf({ publicUrl, mailFrom })).toEqual({ from: mailFrom, host })
})

test('without a setting, mails come from the site by its name, as it is when they are sent', () => {
  const sender = senderOf({})
  expect(sender.from).toBe('KeyHaven <no-reply@keyhaven.demo>')
  setBrand({ parts: ['Casa', 'Sol'] })
  expect(sender.from).toBe('CasaSol <no-reply@casasol.demo>')
  setBrand({ parts: ['Sol, Mar', ' "y" Luna'] })
  expect(sender.from).toBe('"Sol, Mar \\"y\\" Luna" <no-reply@sol_mar_y_luna.demo>')
  setBrand({})
})
