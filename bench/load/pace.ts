import { setTimeout as wait } from 'node:timers/promises'

export const think = () => wait(1_000 + Math.random() * 4_000)

/** Arrivals are spread over a minute, because each requires a password hash. */
export const arrive = () => wait(Math.random() * 60_000)

export function pick<Value>(values: readonly Value[]): Value | undefined {
  return values[Math.floor(Math.random() * values.length)]
}

export function pickWeighted<Step>(steps: readonly (readonly [weight: number, step: Step])[]): Step {
  const sum = steps.reduce((total, [weight]) => total + weight, 0)
  let left = Math.random() * sum
  for (const [weight, step] of steps) {
    left -= weight
    if (left <= 0) return step
  }
  throw new Error('there are no steps')
}
