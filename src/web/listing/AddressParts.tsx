import { useId, useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { ADDRESS_PARTS, type Address, addressPartNames } from '#contract/address'
import { localeOf, readersLanguage } from '#contract/language'
import * as t from '#messages/listingForm'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { Understood } from '../ui/form/Understood.tsx'

type PartTexts = { [Part in keyof Address]?: string | undefined }
type Props = {
  /** The entered parts. Null parses them from the location again; undefined leaves them unchanged. */
  value: PartTexts | null | undefined
  read: Address | undefined
  onChange: (value: PartTexts | null | undefined) => void
  errors: FieldErrors<PartTexts> | undefined
}

export function AddressParts({ value, read = {}, onChange, errors }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const fields = useId()
  const address = value ?? read
  const line = lineOf(address)
  const isShown = isOpen || errors !== undefined
  return (
    <div>
      <p className="text-sm text-muted">{t.understoodAs()}</p>
      <div className="text-sm">
        <Understood>{line || t.typeLocation()}</Understood>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          compact
          variant="quiet"
          aria-expanded={isShown}
          aria-controls={fields}
          onClick={() => setIsOpen(!isShown)}
        >
          {isShown ? t.closeParts() : t.correctParts()}
        </Button>
        {(isShown || value) && (
          <Button
            compact
            variant="quiet"
            unavailable={!value}
            className={value ? '' : 'opacity-50'}
            onClick={() => onChange(null)}
          >
            {t.locationParts()}
          </Button>
        )}
      </div>
      <div id={fields}>
        {isShown && (
          <div className="mt-4 grid grid-cols-1 items-start gap-x-5 gap-y-4 min-[23rem]:grid-cols-2 sm:grid-cols-3">
            {ADDRESS_PARTS.map((part) => (
              <Field
                key={part}
                label={addressPartNames[part]()}
                value={address[part] ?? ''}
                error={errors?.[part]?.message}
                autoComplete="off"
                maxLength={part === 'country' ? 2 : undefined}
                hint={part === 'country' ? t.countryHint() : undefined}
                onChange={({ target }) => onChange({ ...address, [part]: target.value })}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

function lineOf({ houseNumber, street, country, ...rest }: PartTexts): string {
  const { unit, building, locality, town, region, postcode } = rest
  const number = [houseNumber, street].filter(Boolean).join(' ')
  return [unit, building, number, locality, town, region, postcode, country && countryName(country)]
    .filter((part) => part?.trim())
    .join(' · ')
}

function countryName(code: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code
  return new Intl.DisplayNames(localeOf(readersLanguage()), { type: 'region' }).of(code.toUpperCase()) ?? code
}
