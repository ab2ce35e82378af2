export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <span translate="no">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}
