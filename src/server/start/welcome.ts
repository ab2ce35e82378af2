import { brandName } from '#contract/brand'
import { DEMO_PASSWORD, demoAccounts } from '#contract/demo'
import { LOCALHOST, type Settings } from '../settings/settings.ts'

const openToOthers = [
  'Only this machine can open it, as the passwords of the demo are published. For other devices in your network,',
  'start it with HOST=0.0.0.0 (npm start reads it from .env, too).',
]

/** The recommended version of Node, which gets security updates for years. Versions from 20.19 on are supported. */
const RECOMMENDED_NODE = 24

export function welcome(
  url: string,
  { demo, firebase, host }: Pick<Settings, 'demo' | 'firebase' | 'host'>,
  node = process.versions.node,
): string[] {
  const here = [
    '',
    ...(Number.parseInt(node, 10) < RECOMMENDED_NODE
      ? [`Node ${RECOMMENDED_NODE} is recommended, for its security updates. This is Node ${node}.`]
      : []),
    `${brandName()} is open at ${url}`,
    ...(demo && host === LOCALHOST ? openToOthers : []),
  ]
  if (!demo || firebase) return [...here, '']
  const accounts = demoAccounts.map(({ email, does }) => `  ${email.padEnd(24)}${does}`)
  return [...here, '', `Demo accounts (password ${DEMO_PASSWORD} for all):`, ...accounts, '']
}
