import { setTimeout as wait } from 'node:timers/promises'

/** A person thinks for one to five seconds. */
export const think = () => wait(1_000 + Math.random() * 4_000)

/** People come over a minute, not at one moment: each has a password to be hashed. */
export const arrive = () => wait(Math.random() * 60_000)

export function pick<Value>(values: readonly Value[]): Value | undefined {
  return values[Math.floor(Math.random() * values.length)]
}

/** One of these steps, by how often people take them. */
export function pickWeighted<Step>(steps: readonly (readonly [weight: number, step: Step])[]): Step {
  const sum = steps.reduce((total, [weight]) => total + weight, 0)
  let left = Math.random() * sum
  for (const [weight, step] of steps) {
    left -= weight
    if (left <= 0) return step
  }
  throw new Error('there are no steps')
}
