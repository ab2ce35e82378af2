import { expect, test } from 'vitest'
import { readSettings } from '../../../settings/settings.ts'
import { masked, maskedAddress } from './masked.ts'

test.each([
  ['postgres://db.example/homes', 'postgres://db.example/homes'],
  ['postgres://me@db.example:5432/homes', 'postgres://***@db.example:5432/homes'],
  ['postgres://me:a%25b@db.example/homes?password=x', 'postgres://***@db.example/homes'],
  ['smtps://me%40homes.example:x@mail.example:465', 'smtps://***@mail.example:465'],
  ['smtp://[::1]:25/', 'smtp://[::1]:25'],
])('an operator reads where %s is, and not who they are there', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown)
})

const settings = (environment: NodeJS.ProcessEnv) => readSettings({ DEMO: 'false', ...environment })

test.each([
  ['as it is written', 'login as me:a%25b refused', 'login as me:*** refused'],
  ['as it is meant', 'no such password: a%b', 'no such password: ***'],
  ['as a value of the query', 'bad sslkey quiteSecret', 'bad sslkey ***'],
  ['but not inside other words', 'an abbey, a%bc', 'an abbey, a%bc'],
])('a secret of an address that others repeat is masked, %s', (_, text, shown) => {
  const address = 'postgres://me:a%25b@db.example/homes?sslkey=quiteSecret'
  expect(masked(text, settings({ DATABASE_URL: address }))).toBe(shown)
})

test('does not reveal that a password is also a name', () => {
  const address = 'postgres://postgres:postgres@db.example/postgres'
  const text = 'database "postgres" does not exist'
  expect(masked(text, settings({ DATABASE_URL: address }))).toBe(text)
})

test('a key of Stripe is masked also where Stripe quotes only its end', () => {
  const text = 'Invalid API Key provided: sk_live_*********x1y2'
  expect(masked(text, settings({}))).toBe('Invalid API Key provided: ***')
})
