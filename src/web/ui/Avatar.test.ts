import { expect, test } from 'vitest'
import { initials } from './Avatar.tsx'

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ada de la Cruz', 'AC'],
  ['  prince ', 'P'],
  ['', ''],
  ['Élodie Åberg', 'ÉÅ'],
])('the initials of %j are %j', (name, letters) => expect(initials(name)).toBe(letters))
