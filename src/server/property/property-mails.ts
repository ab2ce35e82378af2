import type { Property } from '#contract/property'
import { letter } from '../mail/letter.ts'
import type { News } from '../notification/tell.ts'

type PropertyForMail = Pick<Property, 'title' | 'location' | 'name' | 'email'>

const toAgent = (property: PropertyForMail, subject: string, lines: string[]): News => ({
  ...letter(property, `${subject}: ${property.title}`, lines),
  kind: 'homes',
  page: 'listings',
})

export const homeVerified = (property: PropertyForMail): News =>
  toAgent(property, 'Your home is verified', [
    `${property.title}, ${property.location} is verified. Everybody can see it now, and make offers.`,
    'You find the offers among the requests for your homes.',
  ])

export const homeRejected = (property: PropertyForMail, reason: string | undefined): News =>
  toAgent(property, 'Your home was rejected', [
    `${property.title}, ${property.location} was rejected, so it is not shown to anybody else.`,
    ...(reason ? [`The reason: ${reason}`] : []),
    'You are welcome to add the property again.',
  ])
