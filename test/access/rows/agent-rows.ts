import type { As } from '../callers.ts'
import type { RowsOf } from '../row.ts'
import { itself, newUser } from '../world.ts'

const pageOf = (as: As) => ({
  send: ({ who }: { who: Record<As, { id: string }> }) => ({ params: { id: who[as].id } }),
})

export const agentRows: RowsOf<'agent'> = {
  named: [{ what: 'search agents by name', send: { query: { q: 'agent' } } }],
  one: [
    { what: 'open an agent’s page', ...pageOf('agent') },
    { what: 'open the page of an ordinary user', ...pageOf('user'), answers: 404 },
    { what: 'open the page of a fraud', ...pageOf('fraud'), answers: 404 },
    {
      what: 'open the page of an admin without homes',
      given: newUser({ role: 'admin' }),
      send: itself,
      answers: 404,
    },
    { what: 'open the page of a deleted user', ...pageOf('deleted'), answers: 404 },
  ],
  homes: [
    { what: 'list an agent’s homes', ...pageOf('agent') },
    { what: 'list the homes of a fraud', ...pageOf('fraud'), answers: 404 },
  ],
  contactsShown: [{ what: 'read which parts of their contacts are public' }],
  showContacts: [{ what: 'set which parts of their contacts are public', send: { body: { contactsShown: 'all' } } }],
}
