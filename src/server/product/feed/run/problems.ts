import type { FeedPlace } from 'feed-formats'
import { MAX_FEED_PROBLEMS } from '#contract/feed-run'
import type { KeptText } from '#contract/kept-text'
import * as r from '#messages/feedReports'
import { asSentence, keptIn, storable, withKeptTexts } from '../../kept-text/kept-texts.ts'
import type { StoredProblem } from '../../tables/feed.ts'

export const MAX_REFERENCE_LENGTH = 200

/** A reason for the agent: a function that writes it, or its text with the marks of `withKeptTexts`. */
export type Reason = string | (() => string)

export const keptReason = (reason: Reason): KeptText =>
  keptIn(typeof reason === 'string' ? reason : withKeptTexts(reason))

export class Problems {
  readonly first: StoredProblem[] = []
  count = 0

  add(reason: Reason, place?: FeedPlace, reference?: string): void {
    this.count += 1
    if (this.first.length >= MAX_FEED_PROBLEMS) return
    const where = place && keptIn(withKeptTexts(() => placeText(place)))
    this.first.push({
      message: keptReason(reason),
      ...(where && { place: where }),
      ...(reference !== undefined && { reference: storable(reference, MAX_REFERENCE_LENGTH) }),
    })
  }

  addOfRow(reason: string, line: number): void {
    this.add(asSentence(reason), { line })
  }
}

function placeText({ line, element, number }: FeedPlace): string {
  const shown = elementText(element, number)
  if (line === undefined) return shown
  return shown ? r.atElementLine({ element: shown, line }) : r.atLine({ line })
}

function elementText(element: string | undefined, number: number | undefined): string {
  if (number === undefined) return element ?? ''
  return element === undefined ? r.numberedHome({ number }) : r.numberedElement({ number, name: element })
}
