import type { Feed } from '#contract/feed'
import type { FeedRun, FeedRunDetails } from '#contract/feed-run'
import { inLanguage, type Language } from '#contract/language'
import { writtenText } from '../kept-text/kept-texts.ts'
import type { KeptFeed } from './feed.store.ts'
import type { KeptRun, KeptRunDetails } from './feed-run.store.ts'

export const shownRun = ({ failure, ...run }: KeptRun, language: Language): FeedRun => ({
  ...run,
  ...(failure !== undefined && { failure: inLanguage(language, () => writtenText(failure)) }),
})

export const shownRunDetails = (
  { problems, added, changed, gone, ...run }: KeptRunDetails,
  language: Language,
): FeedRunDetails => ({
  ...shownRun(run, language),
  added,
  changed,
  gone,
  problems: inLanguage(language, () =>
    problems.map(({ place, reference, message }) => ({
      ...(place !== undefined && { place: writtenText(place) }),
      ...(reference !== undefined && { reference }),
      message: writtenText(message),
    })),
  ),
})

export const shownFeed = ({ latestRun, ...feed }: KeptFeed, language: Language): Feed => ({
  ...feed,
  ...(latestRun && { latestRun: shownRun(latestRun, language) }),
})
