import * as t from '#messages/compare'
import { useReadersUnit } from '../../card/readers-unit.ts'
import { useMoney } from '../../platform/api/use-money.ts'
import { usePageTitle } from '../../platform/brand/page-title.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { useLoanTerms } from '../../property/mortgage/loan-terms.ts'
import { TermsButton } from '../../property/mortgage/TermsButton.tsx'
import { ShareButton } from '../../property/ShareButton.tsx'
import { comparisonOf, MAX_COMPARED } from '../../trace/compared-homes.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { RestoreFocus } from '../../ui/focus/RestoreFocus.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { CompareTable } from './CompareTable.tsx'
import { comparedSections } from './compared-rows.ts'
import { useComparison } from './use-comparison.ts'

function ComparePage() {
  usePageTitle(t.title())
  const session = useSession()
  const { columns, isCut, onlyDifferent, showOnlyDifferent, remove } = useComparison()
  const money = useMoney()
  const terms = useLoanTerms()
  const unit = useReadersUnit() ?? 'ft2'
  const sections = comparedSections(
    columns.map(({ home }) => home),
    { money, unit, terms },
  )
  const shown = onlyDifferent
    ? sections.map((section) => ({ ...section, rows: section.rows.filter(({ differs }) => differs) }))
    : sections
  return (
    <RestoreFocus className="page pt-6 pb-16 sm:pb-24 print:p-0">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="title-page grow print:text-xl">{t.title()}</h1>
        {columns.length > 0 && (
          <div className="flex gap-2 print:hidden">
            <ShareButton title={t.title()} path={comparisonOf(columns.map(({ id }) => id))} />
            <Button variant="quiet" compact onClick={() => window.print()}>
              {t.print()}
            </Button>
          </div>
        )}
      </header>
      {isCut && <p className="mt-2 font-medium">{t.cut({ most: MAX_COMPARED })}</p>}
      {columns.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={t.empty()}>
            <p className="max-w-md text-muted">{t.howToChoose({ most: MAX_COMPARED })}</p>
            <ButtonLink to={paths.allProperty} variant="quiet">
              {t.seeHomes()}
            </ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <>
          <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
            <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
              <input
                type="checkbox"
                checked={onlyDifferent}
                onChange={({ target }) => showOnlyDifferent(target.checked)}
                className="size-4 accent-brand"
              />
              <span>{t.onlyDifferent()}</span>
            </label>
            {!terms && session.status === 'signedIn' && columns.some(({ home }) => home?.price) && (
              <TermsButton email={session.email} />
            )}
          </div>
          {columns.length === 1 && <p className="text-muted print:hidden">{t.addAnother({ most: MAX_COMPARED })}</p>}
          <CompareTable columns={columns} sections={shown.filter(({ rows }) => rows.length > 0)} onRemove={remove} />
          {onlyDifferent && columns.length > 1 && shown.every(({ rows }) => rows.length === 0) && (
            <p className="mt-4 text-muted">{t.nothingDiffers()}</p>
          )}
        </>
      )}
    </RestoreFocus>
  )
}

export { ComparePage as Component }
