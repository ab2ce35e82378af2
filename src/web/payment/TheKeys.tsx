import type { ReactNode } from 'react'
import { isolated } from '#contract/isolated'
import type { Offer } from '#contract/offer'
import { personName } from '#contract/person-name'
import * as t from '#messages/payment'
import { paths } from '../platform/navigation/paths.ts'
import { useSession } from '../platform/session/session.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { DialogButton } from '../ui/feedback/DialogButton.tsx'
import { Picture } from '../ui/Picture.tsx'
import { PHONE_PICTURE_SIZES } from '../ui/picture-sources.ts'

type Props = {
  offer: Offer
  isNew: boolean
}

export const TheKeys = ({ offer, isNew }: Props) => (
  <section aria-labelledby="the-keys" className="mt-8 border-t border-line pt-8">
    <div className="relative overflow-hidden rounded-[14px]">
      <Picture
        src={offer.propertyImage}
        alt=""
        width={1600}
        height={800}
        sizes={`(min-width: 80rem) 40rem, ${PHONE_PICTURE_SIZES}`}
      />
      <div className={`absolute inset-0 bg-dusk/85 opacity-0 mix-blend-multiply ${isNew ? 'dusk-lifts' : ''}`} />
      <div className="lit-windows absolute inset-0" />
      <Key isNew={isNew} />
    </div>
    <h2 id="the-keys" className="mt-6 text-2xl">
      {t.whatNow({ title: isolated(offer.title) })}
    </h2>
    <p className="mt-1 text-muted">
      <bdi>{offer.location}</bdi>
    </p>
    <ol className="mt-4 grid gap-4">
      <Line>{t.receiptKept()}</Line>
      <Line action={offer.agentEmail !== '' && <AskLink offer={offer} />}>
        {t.askForKeys({ name: isolated(personName(offer.agentName)) })}
      </Line>
      <Line>{t.offMarket()}</Line>
      <Line action={<ReviewButton offer={offer} />}>{t.tellOthers()}</Line>
    </ol>
    <Button variant="quiet" className="mt-6" onClick={() => window.print()}>
      {t.print()}
    </Button>
  </section>
)

const Key = ({ isNew }: { isNew: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 88 32"
    className="absolute start-4 bottom-4 h-10 fill-none stroke-[#e0b872] stroke-4 drop-shadow-[0_1px_3px_#000a] [stroke-linecap:round] sm:h-14"
  >
    <circle cx="15" cy="16" r="10" pathLength="1" className={isNew ? 'key-ring' : ''} />
    <path d="M25 16h56M66 16v8M78 16v9" pathLength="1" className={isNew ? 'key-shaft' : ''} />
  </svg>
)

const Line = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3">
    <span aria-hidden="true" className="size-2.5 rounded-full bg-accent print:border-4 print:border-accent" />
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 grow basis-60">{children}</p>
      {action}
    </div>
  </li>
)

const AskLink = ({ offer }: { offer: Offer }) => (
  <ButtonLink to={paths.messagesAbout('offer', offer._id)} variant="quiet" compact>
    {t.ask({ name: isolated(personName(offer.agentName)) })}
  </ButtonLink>
)

function ReviewButton({ offer: { propertyId, title, agentName } }: { offer: Offer }) {
  const session = useSession()
  if (session.status !== 'signedIn' || propertyId === undefined) return null
  const home = { propertyId, propertyTitle: title, agentName }
  return <DialogButton name={t.review()} load={loadReview} dialog={{ home, isOwn: false, reviewer: session }} compact />
}

const loadReview = async () => (await import('../review/ReviewDialog.tsx')).ReviewDialog
