import { demoAccounts } from '#contract/demo'
import type { viewingHours } from '../product/tables/viewing.ts'
import { type DemoPeople, personIn } from './people.ts'

const weekdays = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, from: '09:00', to: '12:00' },
  { weekday, from: '13:00', to: '17:30' },
])
const saturday = { weekday: 6, from: '10:00', to: '14:00' }

export const demoViewingHours = (people: DemoPeople): (typeof viewingHours.$inferInsert)[] =>
  demoAccounts
    .filter(({ role }) => role === 'agent')
    .map(({ email }) => ({
      agentId: personIn(people, email).id,
      timeZone: 'America/New_York',
      slotMinutes: 30,
      ranges: [...weekdays, saturday],
    }))
