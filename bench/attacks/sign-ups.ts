import { newEmail, registrationOf } from '../../test/people/person.ts'
import { type Attack, tally } from './attack.ts'

const MANY = 60

export const signUps: Attack = {
  name: '60 concurrent sign-ups',
  run: async ({ browser }) => {
    const answers = Array.from({ length: MANY }, async () => {
      const answer = await browser().post('/api/auth/sign-up/email', registrationOf(newEmail()))
      return answer.status
    })
    return tally(await Promise.all(answers))
  },
}
