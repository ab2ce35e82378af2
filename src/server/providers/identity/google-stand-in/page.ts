import { brandName } from '#contract/brand'
import { googlePeople } from './people.ts'

export function accountChooser(uid: string): string {
  const people = googlePeople.map(
    ({ sub, name, email }) => `
      <li><button formaction="/google/choose/${escaped(uid)}/${sub}">
        <span class="initial" aria-hidden="true">${escaped(name.slice(0, 1))}</span>
        <span class="who"><b>${escaped(name)}</b><span>${escaped(email)}</span></span>
      </button></li>`,
  )
  return page(
    'Choose an account',
    `<p>to continue to <b>${brandName()}</b></p>
    <form method="post">
      <ul>${people.join('')}</ul>
      <button class="quiet" formaction="/google/choose/${escaped(uid)}/cancel">Cancel</button>
    </form>`,
  )
}

export const failurePage = (why: string): string =>
  page('That did not work', `<p>${escaped(why)}</p><p><a href="/login">Back to ${brandName()}</a></p>`)

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} · ${brandName()} demo</title>
  <link rel="stylesheet" href="/google/style.css">
</head>
<body>
  <main>
    <h1>${title}</h1>
    ${content}
    <p class="note" role="note">This is a demo: no Google account is used, and nothing is sent to Google.</p>
  </main>
</body>
</html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
