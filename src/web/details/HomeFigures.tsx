import { useId, useState } from 'react'
import type { LegalFact } from '#contract/legal-facts'
import type { Property } from '#contract/property'
import * as t from '#messages/ui'
import { notStated } from '../card/facts.ts'
import { useReadersUnit } from '../card/readers-unit.ts'
import { useMoney } from '../platform/api/use-money.ts'
import { type ShownFigure, shownFigures } from './shown-figures.ts'

const FIGURES_OF_A_PHONE = 6

type Props = { property: Property; missing: ReadonlySet<LegalFact> }

/** Many figures are folded on phones, where they would be longer than two screens. */
export function HomeFigures({ property, missing }: Props) {
  const sections = shownFigures(property, { ...useMoney(), missing, unit: useReadersUnit() })
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isLong = sections.flatMap(({ figures }) => figures).length > FIGURES_OF_A_PHONE
  return (
    <>
      <div id={id} className={`mt-8 gap-x-10 sm:columns-2 ${isLong && !isOpen ? 'max-sm:hidden print:block' : ''}`}>
        {sections.map(({ title, figures }) => (
          <FigureList key={title} title={title} figures={figures} />
        ))}
      </div>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="mt-3 block min-h-11 cursor-pointer text-start text-sm font-bold text-brand hover:underline sm:hidden print:hidden"
        >
          {isOpen ? t.showLess() : t.showAll()}
        </button>
      )}
    </>
  )
}

const FigureList = ({ title, figures }: { title: string; figures: ShownFigure[] }) => (
  <div className="mb-7 break-inside-avoid">
    <h3 className="font-sans text-base font-bold">{title}</h3>
    <dl className="mt-2">
      {figures.map(({ name, label, fact }) => (
        <div key={name} className="flex items-baseline justify-between gap-x-4 border-t border-line py-1.5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd
            className={`min-w-0 text-end wrap-anywhere ${fact === notStated() ? 'text-muted italic' : 'font-semibold'}`}
          >
            <bdi>{fact}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  </div>
)
