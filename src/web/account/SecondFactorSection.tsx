import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as t from '#messages/account'
import { siteQuery } from '../platform/api/site.queries.ts'
import type { NewSecondFactor, SecurityState } from '../platform/providers/identity/account-security.ts'
import { createAccountSecurity } from '../platform/providers/identity/create-account-security.ts'
import { renewToken } from '../platform/session/renew-token.ts'
import { refreshSession } from '../platform/session/session.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { AskPassword } from './AskPassword.tsx'
import { useInvalidateAccount } from './account.queries.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactorSetup } from './SecondFactorSetup.tsx'
import { Section } from './Section.tsx'

type Props = { email: string; state: SecurityState }

export const SecondFactorSection = ({ email, state }: Props) => (
  <Section title={t.twoFactor()}>
    {state.hasSecondFactor ? <TurnedOn email={email} /> : <TurnedOff email={email} state={state} />}
  </Section>
)

const secondFactor = async () => {
  const { secondFactor } = await createAccountSecurity()
  if (!secondFactor) throw new Error('This provider has no second factor.')
  return secondFactor
}

function TurnedOff({ email, state: { hasPassword, emailVerified } }: Props) {
  const { data: site } = useQuery(siteQuery)
  const invalidate = useInvalidateAccount()
  const [isAsking, setAsking] = useState(false)
  const [setup, setBegun] = useState<NewSecondFactor>()
  if (!hasPassword) return <Explained>{t.needsPassword()}</Explained>
  if (!emailVerified && site?.accountMails) return <Explained>{t.verifyFirst()}</Explained>
  if (setup) {
    const confirm = async (code: string) => {
      await (await secondFactor()).confirm(code)
      toast.success(t.turnedOn())
      await renewSession(email)
      await invalidate()
    }
    return <SecondFactorSetup setup={setup} onConfirm={confirm} />
  }
  return (
    <>
      <Explained>{t.twoFactorText()}</Explained>
      {isAsking ? (
        <AskPassword
          button={t.continueSetup()}
          onCancel={() => setAsking(false)}
          onPassword={async (password) => setBegun(await (await secondFactor()).begin(password))}
        />
      ) : (
        <Button variant="quiet" onClick={() => setAsking(true)} className="mt-4">
          {t.setUp()}
        </Button>
      )}
    </>
  )
}

function TurnedOn({ email }: { email: string }) {
  const invalidate = useInvalidateAccount()
  const [asking, setAsking] = useState<'codes' | 'off'>()
  const [codes, setCodes] = useState<string[]>()
  const act = async (password: string) => {
    if (asking === 'codes') setCodes(await (await secondFactor()).newRecoveryCodes(password))
    else {
      await (await secondFactor()).turnOff(password)
      toast.success(t.turnedOff())
      await renewSession(email)
      await invalidate()
    }
    setAsking(undefined)
  }
  return (
    <>
      <Explained>{t.isOn()}</Explained>
      {codes && <RecoveryCodes codes={codes} />}
      {asking ? (
        <AskPassword
          key={asking}
          button={asking === 'codes' ? t.makeCodes() : t.turnOffNow()}
          onCancel={() => setAsking(undefined)}
          onPassword={act}
        />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="quiet" onClick={() => setAsking('codes')}>
            {t.newRecoveryCodes()}
          </Button>
          <Button variant="quiet" onClick={() => setAsking('off')}>
            {t.turnOff()}
          </Button>
        </div>
      )}
    </>
  )
}

const Explained = ({ children }: { children: ReactNode }) => <p className="text-muted">{children}</p>

async function renewSession(email: string): Promise<void> {
  await renewToken(email)
  await refreshSession()
}
