import { PASSWORD } from '../../test/people/person.ts'
import { type Attack, tally } from './attack.ts'

const MANY = 45

export const signIns: Attack = {
  name: '45 concurrent correct sign-ins',
  run: async ({ accounts, browser }) => {
    const answers = accounts.slice(0, MANY).map(async ({ email }) => {
      const answer = await browser().post('/api/auth/sign-in/email', { email, password: PASSWORD })
      return answer.status
    })
    return tally(await Promise.all(answers))
  },
}
