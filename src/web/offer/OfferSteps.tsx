import type { Offer } from '#contract/offer'
import * as t from '#messages/offer'
import { shortDayHere } from '../ui/time/format.ts'
import { currentStep, type Step, stepsOf } from './steps-of.ts'

type Props = {
  offer: Offer
  last: string
  className?: string
}

export function OfferSteps({ offer, last, className = '' }: Props) {
  const steps = stepsOf(offer, last)
  const current = currentStep(steps)
  return (
    <ol aria-label={t.steps()} className={`grid grid-cols-4 text-xs ${className}`}>
      {steps.map((step, place) => (
        <li
          key={step.name}
          aria-current={place === current ? 'step' : undefined}
          className={`relative pe-2 pt-5 ${dots[step.state]} ${lineAfter(steps[place + 1])}`}
        >
          <span className={`block font-semibold ${words[step.state]}`}>{step.name}</span>
          {step.at ? (
            <time dateTime={step.at} className="block text-muted">
              {shortDayHere(step.at)}
            </time>
          ) : (
            step.state !== 'closed' && <span className="sr-only">{t.notYet()}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

const dot = 'after:absolute after:start-0 after:top-0 after:size-3 after:rounded-full after:border-2'
const dots: Record<Step['state'], string> = {
  done: `${dot} after:border-accent after:bg-accent`,
  next: `${dot} after:border-accent after:bg-surface`,
  ahead: `${dot} after:border-edge after:bg-surface`,
  closed: `${dot} after:rotate-45 after:rounded-[2px] after:border-danger after:bg-danger`,
}

const words: Record<Step['state'], string> = { done: '', next: '', ahead: 'text-muted', closed: 'text-danger' }

const line = 'before:absolute before:start-3 before:end-0 before:top-[5px] before:border-t-2'
const lines: Record<Step['state'], string> = {
  done: `${line} before:border-accent`,
  next: `${line} before:border-dashed before:border-accent`,
  ahead: `${line} before:border-line`,
  closed: `${line} before:border-danger`,
}
const lineAfter = (next: Step | undefined): string => (next ? lines[next.state] : '')
