import { type Look, type Place, places } from './places.ts'
import { type Role, roles, type State, states } from './stage.ts'

export type Looks = Record<State, Record<Role, Partial<Record<Place, Look>>>>

const HEAD = `# What each role sees of a home, in each of its states

What \`e2e/everyone/home-states.test.ts\` expects of the running page; its report has what it found, and \`HOME_STATES=write\` updates this. First what a
place says, then what can be pressed there: buttons in bold, links underlined. The test asks the server’s own rule for each of them, so none leads to a
call that would be refused. The agent of a withdrawn home is marked as fraud. “Wisher”, “buyer” and “rival” put it on their wishlist while it was in
public view; buyer and rival offered for it, and of the two the buyer’s is the one that is accepted.
`

export const documentOf = (looks: Looks): string =>
  [HEAD, ...states.map((state) => section(state, looks[state]))].join('\n')

function section(state: State, looks: Looks[State]): string {
  const rows = roles.map((role) => `| ${[role, ...places.map((place) => cell(looks[role][place]))].join(' | ')} |`)
  const head = `| | ${places.join(' | ')} |\n| --- |${places.map(() => ' --- |').join('')}`
  return `## ${state.charAt(0).toUpperCase()}${state.slice(1)}\n\n${head}\n${rows.join('\n')}\n`
}

function cell(look: Look | undefined): string {
  if (look === undefined || typeof look === 'string') return look ?? ''
  const pressed = look.controls.map(({ kind, name }) => (kind === 'button' ? `**${name}**` : `<u>${name}</u>`))
  return [look.words.map((word) => word.trim()).join(', '), pressed.join(' ')].filter(Boolean).join('<br>') || 'nothing'
}
