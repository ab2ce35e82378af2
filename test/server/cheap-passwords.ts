import { createHash } from 'node:crypto'
import { verifyPassword } from 'better-auth/crypto'
import { passwordHashing } from '../../src/server/providers/identity/embedded/password-hashing.ts'

const cheap = (password: string) => `cheap:${createHash('sha256').update(password).digest('hex')}`

/** Replaces the password hash by one without cost. Real hashes are verified too. */
export const cheapPasswords = () =>
  passwordHashing({
    algorithm: {
      hash: async (password) => cheap(password),
      verify: async (given) =>
        given.hash.startsWith('cheap:') ? given.hash === cheap(given.password) : verifyPassword(given),
    },
  })
