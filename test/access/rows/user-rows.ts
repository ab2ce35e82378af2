import type { Role } from '../../../src/contract/user.ts'
import type { About, RowsOf } from '../row.ts'
import { absent, itself, NO_ID, newUser } from '../world.ts'

const give =
  (role: Role) =>
  ({ id }: { id: string }) => ({ params: { id }, body: { role } })
const themselves = ({ caller }: About) => ({ params: { id: caller.id || NO_ID } })
const profile = { name: 'Jane Doe', photoURL: 'https://pictures.example/jane.png' }

export const userRows: RowsOf<'user'> = {
  role: [
    {
      what: 'ask for the role of a user',
      send: ({ who }) => ({ params: { email: who.user.email } }),
      but: [
        {
          status: 403,
          for: ['otherUser', 'agent', 'otherAgent', 'fraud'],
          because: 'a role is for that person and admins (P-36)',
        },
      ],
    },
    { what: 'ask for their own role', send: ({ caller }) => ({ params: { email: caller.email || 'nobody' } }) },
  ],
  list: [{ what: 'list users' }],
  create: [
    { what: 'set their name', send: ({ caller: { email } }) => ({ body: { name: 'Jane Doe', email } }) },
    {
      what: 'set the name of another address',
      send: { body: { name: 'Jane Doe', email: 'other@people.example' } },
      answers: 422,
    },
  ],
  update: [{ what: 'change their name and photo', send: { body: profile } }],
  setLanguage: [
    { what: 'set their language', send: { body: { language: 'de' } } },
    {
      what: 'set a language that the product does not have',
      send: { body: { language: 'xx' } as never },
      answers: 422,
    },
  ],
  setRole: [
    { what: 'make a user an agent', given: newUser(), send: give('agent') },
    { what: 'make an agent fraud', given: newUser({ role: 'agent' }), send: give('fraud') },
    { what: 'make an agent an agent', given: newUser({ role: 'agent' }), send: give('agent'), answers: 409 },
    { what: 'change a fraud user', given: newUser({ role: 'fraud' }), send: give('agent'), answers: 409 },
    { what: 'change a missing user', given: absent, send: give('agent'), answers: 404 },
    {
      what: 'make themselves an agent',
      send: (about) => ({ ...themselves(about), body: { role: 'agent' } }),
      answers: 409,
    },
  ],
  remove: [
    { what: 'delete a user', given: newUser(), send: itself },
    { what: 'delete a fraud user', given: newUser({ role: 'fraud' }), send: itself, answers: 409 },
    { what: 'delete a missing user', given: absent, send: itself, answers: 404 },
    { what: 'delete themselves as an admin does', send: themselves, answers: 409 },
  ],
}
