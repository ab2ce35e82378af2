import { expect, test } from 'vitest'
import { inLanguage } from './language.ts'
import { DELETED_USER, personName } from './person-name.ts'

test('a deleted person is called so in the reader’s language, and everybody else by their name', () => {
  expect(personName(DELETED_USER)).toBe('Deleted user')
  expect(inLanguage('fr', () => personName(DELETED_USER))).toBe('Compte supprimé')
  expect(inLanguage('fr', () => personName('Ada Deleted'))).toBe('Ada Deleted')
})
