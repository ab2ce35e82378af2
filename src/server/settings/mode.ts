import { listed } from './values.ts'

export type Mode = { production: boolean; demo: boolean; allowed: string[] }

type Environment = {
  NODE_ENV?: string | undefined
  DATABASE_URL?: string | undefined
  DEMO?: boolean | undefined
  ALLOW_STAND_INS?: string | undefined
}

export function modeOf({ NODE_ENV, DATABASE_URL, DEMO, ALLOW_STAND_INS = '' }: Environment): Mode {
  const production = NODE_ENV === 'production' && DATABASE_URL !== undefined
  return { production, demo: DEMO ?? !production, allowed: listed(ALLOW_STAND_INS) }
}

export const demoProblem = ({ production, demo, allowed }: Mode): string | undefined =>
  production && demo && !allowed.includes('demo')
    ? 'demo mode is on in production. Unset DEMO, or allow it by name with ALLOW_STAND_INS=demo.'
    : undefined
