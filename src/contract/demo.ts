import * as t from '#messages/auth'

export const DEMO_PASSWORD = 'Demo#2026'

export const demoAccounts = [
  {
    email: 'admin@keyhaven.demo',
    name: 'Ada Whitcombe',
    role: 'admin',
    label: t.demoAdmin,
    does: 'verifies homes, looks after users and reviews',
  },
  {
    email: 'agent@keyhaven.demo',
    name: 'Oliver Hartley',
    role: 'agent',
    label: t.demoAgent,
    does: 'lists homes, answers offers',
  },
  { email: 'agent2@keyhaven.demo', name: 'Priya Nair', role: 'agent', label: t.demoAgent2, does: 'a second agent' },
  {
    email: 'buyer@keyhaven.demo',
    name: 'Maya Brooks',
    role: null,
    label: t.demoBuyer,
    does: 'wishes, offers and pays',
  },
  { email: 'buyer2@keyhaven.demo', name: 'Tom Ellison', role: null, label: t.demoBuyer2, does: 'a second buyer' },
  {
    email: 'fraud@keyhaven.demo',
    name: 'Victor Crane',
    role: 'fraud',
    label: t.demoFraud,
    does: 'an agent marked as fraud',
  },
] as const

export const demoEmails = demoAccounts.map(({ email }) => email)
