import * as t from '#messages/account'
export const RecoveryCodes = ({ codes }: { codes: string[] }) => (
  <div className="mt-4 rounded-card border border-line bg-sunken p-5">
    <p className="font-semibold">{t.recoveryCodes()}</p>
    <p className="mt-1 text-sm text-muted">{t.recoveryText()}</p>
    <ul aria-label={t.recoveryCodes()} dir="ltr" className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-sm">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  </div>
)
