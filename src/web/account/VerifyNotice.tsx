import * as t from '#messages/account'
import { SendVerification } from './SendVerification.tsx'

const VerifyNotice = () => (
  <section aria-label={t.verifyTitle()} className="print:hidden border-b border-line bg-sunken">
    <div className="page flex flex-wrap items-center gap-x-6 gap-y-3 py-3">
      <p className="min-w-0 grow basis-80 text-sm font-medium">{t.verifyText()}</p>
      <SendVerification compact />
    </div>
  </section>
)

export { VerifyNotice as default }
