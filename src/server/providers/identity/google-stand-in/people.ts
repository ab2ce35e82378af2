/** The people that a visitor can choose from. None is a seeded demo account, because any visitor can be any of them. */
export const googlePeople = [
  { sub: '100000000000000000001', name: 'Grace Hopper', email: 'grace.google@keyhaven.demo' },
  { sub: '100000000000000000002', name: 'Alan Turing', email: 'alan.google@keyhaven.demo' },
  { sub: '100000000000000000003', name: 'Katherine Johnson', email: 'katherine.google@keyhaven.demo' },
  { sub: '100000000000000000004', name: 'Hedy Lamarr', email: 'hedy.google@keyhaven.demo' },
] as const

export type GooglePerson = (typeof googlePeople)[number]

export const googlePersonOf = (sub: string): GooglePerson | undefined =>
  googlePeople.find((person) => person.sub === sub)
