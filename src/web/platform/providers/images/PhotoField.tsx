import { type ComponentProps, useRef, useState } from 'react'
import * as t from '#messages/upload'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { ChosenPicture } from './ChosenPicture.tsx'
import { useChosenPicture } from './use-chosen-picture.ts'

type Props = {
  label: string
  person: string
  address: string
  onUploaded: (address: string) => void
  field: Omit<ComponentProps<typeof Field>, 'label'>
  className?: string
}

/**
 * A photo with a button to change its address. The address field is visible without an address, with an error, while it
 * has the focus, and after Change; otherwise, it is visually hidden.
 */
export function PhotoField({ label, person, address, onUploaded, field, className }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const picture = useChosenPicture(onUploaded)
  const [wasOpened, setOpened] = useState(address === '')
  const isOpen = wasOpened || field.error !== undefined
  const change = () => {
    setOpened(true)
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div className={className}>
      <div className="flex items-center gap-4">
        <Avatar name={person} src={address} className="size-16 text-xl" />
        <div className="min-w-0">
          {!isOpen && (
            <p aria-hidden="true" className="text-sm font-semibold">
              {label}
            </p>
          )}
          {!isOpen && (
            <Button variant="quiet" compact onClick={change} className="mt-1">
              {t.change()}
            </Button>
          )}
          {isOpen && (
            <Button
              variant="quiet"
              compact
              busy={picture.share !== undefined}
              onClick={() => picture.input.current?.click()}
            >
              {t.uploadPhoto()}
            </Button>
          )}
        </div>
      </div>
      <div ref={box} className={isOpen ? 'mt-3' : 'sr-only focus-within:not-sr-only'}>
        <Field {...field} label={label} type="url" inputMode="url" autoComplete="photo" placeholder="https://…" />
      </div>
      <ChosenPicture label={t.photoFile()} picture={picture} />
    </div>
  )
}
