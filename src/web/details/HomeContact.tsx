import type { ShownContact, ShownPhone } from '#contract/home-contact'
import { Avatar } from '../ui/Avatar.tsx'
import { EmailText } from '../ui/EmailText.tsx'

type Props = { contact: ShownContact; agentName: string }

/** The person at the agency who looks after a home, below the agent whose account has it. */
export const HomeContact = ({ contact: { name, phone, email, image }, agentName }: Props) => (
  <div className="mt-4 flex items-start gap-4">
    <Avatar name={name} src={image ?? null} className="size-10" />
    <div className="min-w-0 wrap-anywhere text-sm">
      <p>
        <bdi className="font-bold">{name}</bdi>
      </p>
      <p className="text-muted">
        Contact for this home at <bdi>{agentName}</bdi>
      </p>
      {phone && (
        <p>
          <a href={phone.uri} dir="ltr" className="py-0.75 text-brand underline underline-offset-4">
            {phoneText(phone)}
          </a>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`} className="py-0.75 text-brand underline underline-offset-4">
            <EmailText email={email} />
          </a>
        </p>
      )}
    </div>
  </div>
)

/** Returns a number in its national form for readers in its country, and else with its country code. */
function phoneText({ national, international, country }: ShownPhone): string {
  const region = new Intl.Locale(navigator.language).region
  return region !== undefined && region === country ? national : international
}
