import * as z from 'zod/mini'

/** The kinds that people choose for; what concerns their money, their role and their account's security always reaches them. */
export const SwitchableKind = z.enum(['offers', 'homes', 'wishes', 'searches', 'messages', 'viewings'])
export type SwitchableKind = z.infer<typeof SwitchableKind>

/** What a mail that somebody can unsubscribe from is about: one kind, or several as a digest. */
export const MailSubject = z.enum([...SwitchableKind.options, 'digest'])
export type MailSubject = z.infer<typeof MailSubject>

/** `mail`: a mail at once, and the bell. `digest`: the bell, and one mail a day. `bell`: the bell alone. `none`: neither. */
export const Delivery = z.enum(['mail', 'digest', 'bell', 'none'], 'delivery must be mail, digest, bell or none')
export type Delivery = z.infer<typeof Delivery>
