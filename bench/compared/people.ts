import { signedIn } from '../../test/people/person.ts'
import { type Request, send } from '../rivals/request.ts'

export type BenchPerson = { email: string; bearer: { authorization: string } }

const REGISTERED_AT_ONCE = 4
const WISHES = 8
const OFFERS = 4

export async function peopleAt(url: string, count: number, homes: string[]): Promise<BenchPerson[]> {
  const people: BenchPerson[] = []
  const register = async () => {
    while (people.length < count) {
      const place = people.length
      people.push({ email: '', bearer: { authorization: '' } }) // takes the place while they register
      const { email, bearer } = await signedIn(url)
      people[place] = { email, bearer }
      for (const home of homes.slice(-WISHES)) await send(url, wish({ email, bearer }, home))
      for (const home of homes.slice(-OFFERS)) await send(url, offer({ email, bearer }, home))
    }
  }
  await Promise.all(Array.from({ length: REGISTERED_AT_ONCE }, register))
  return people
}

export const withoutOffers = (homes: string[]): string[] => homes.slice(0, -OFFERS)

export const wish = (person: BenchPerson, propertyId: string): Request => post(person, '/api/wishlist', { propertyId })

export const offer = (person: BenchPerson, propertyId: string): Request =>
  post(person, '/api/offeredProperty', { propertyId, buyingDate: '2099-01-01', offerAmount: 250_000 })

const post = ({ bearer }: BenchPerson, path: string, body: object): Request => ({
  method: 'POST',
  path,
  headers: { ...bearer, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
