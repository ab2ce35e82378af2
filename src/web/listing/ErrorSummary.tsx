import type { FieldErrors } from 'react-hook-form'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/listingForm'
import { fieldLabels } from '../property/field-labels.ts'
import type { ListingInputs } from './property.form.ts'

type SummaryProps = { errors: FieldErrors<ListingInputs>; onGo: (name: keyof ListingInputs) => void }

export function ErrorSummary({ errors, onGo }: SummaryProps) {
  const wrong = Object.keys(fieldLabels).filter((name): name is keyof ListingInputs => name in errors)
  return (
    <div aria-live="polite">
      {wrong.length > 0 && (
        <div className="mb-2 flex flex-wrap items-center gap-x-3 text-sm">
          <p className="font-medium text-danger">
            {t.checkFields({ count: wrong.length, shown: shownNumber(wrong.length) })}
          </p>
          {wrong.map((name) => (
            <button
              key={name}
              type="button"
              onClick={() => onGo(name)}
              className="min-h-9 cursor-pointer font-semibold text-danger underline"
            >
              {fieldLabels[name]?.()}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
