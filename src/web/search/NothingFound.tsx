import { Suspense } from 'react'
import type { PropertyFacets } from '#contract/property-search'
import * as t from '#messages/searchPage'
import { paths } from '../platform/navigation/paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { type Relaxed, relaxationText } from './relaxed-filters.ts'

const HiddenHomesLink = lazyPart(async () => (await import('../trace/ListTraces.tsx')).HiddenHomesLink)

const MAX_SHOWN = 3
/**
 * Matches a short word, which is searched only as a whole word: as a prefix, it would match nearly every home (P-51).
 */
const HAS_SHORT_WORD = /(^|\s)[\p{L}\p{N}]{1,2}(\s|$)/u

type Props = {
  searched: boolean
  words?: string | undefined
  without?: PropertyFacets['without']
  /** True once `without` has loaded or failed: the button below it waits, so that it does not move. */
  areCounted: boolean
  onRelax: (relaxed: Relaxed) => void
}

export const Relaxations = ({
  words = '',
  without,
  onRelax,
}: Pick<Props, 'words' | 'onRelax'> & { without: Relaxed[] }) =>
  without.slice(0, MAX_SHOWN).map((relaxed) => (
    <Button key={relaxed.filter} onClick={() => onRelax(relaxed)}>
      {relaxationText(relaxed, words)}
    </Button>
  ))

export const NothingFound = ({ searched, words = '', without = [], areCounted, onRelax }: Props) =>
  searched ? (
    <EmptyState title={t.noneMatches()}>
      {HAS_SHORT_WORD.test(words) && <p className="max-w-md text-muted">{t.shortWords()}</p>}
      <Relaxations words={words} without={without} onRelax={onRelax} />
      {areCounted && (
        <ButtonLink to={paths.allProperty} variant="quiet">
          {t.showEveryHome()}
        </ButtonLink>
      )}
      <Suspense>
        <HiddenHomesLink />
      </Suspense>
    </EmptyState>
  ) : (
    <EmptyState title={t.noneForSale()}>
      <Suspense>
        <HiddenHomesLink />
      </Suspense>
    </EmptyState>
  )
