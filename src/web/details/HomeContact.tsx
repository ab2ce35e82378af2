import type { ReactNode } from 'react'
import type { ShownContact, ShownPhone } from '#contract/home-contact'
import * as t from '#messages/details'
import { Avatar } from '../ui/Avatar.tsx'
import { EmailText } from '../ui/EmailText.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'

type Props = { contact: ShownContact; agentName: string }

export const HomeContact = ({ contact: { name, phone, email, image }, agentName }: Props) => (
  <div className="mt-4 flex gap-4">
    <Avatar name={name} src={image} className="size-12" />
    <div className="min-w-0 wrap-anywhere">
      <bdi className="font-bold">{name}</bdi>
      <p className="text-sm text-muted">
        <TextWithParts text={t.contactAt({ name: agentName })} parts={{ agent: (words) => <bdi>{words}</bdi> }} />
      </p>
      {phone && link(phone.uri, <bdi dir="ltr">{phoneText(phone)}</bdi>)}
      {email && link(`mailto:${email}`, <EmailText email={email} />)}
    </div>
  </div>
)

const link = (to: string, text: ReactNode) => (
  <p>
    <a href={to} className="py-0.75 text-brand underline">
      {text}
    </a>
  </p>
)

/** Returns a number in its national form for readers in its country, and otherwise with its country code. */
const phoneText = ({ national, international, country }: ShownPhone): string =>
  country && new Intl.Locale(navigator.language).region === country ? national : international
