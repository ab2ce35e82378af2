import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import type { MyPlace } from './kept-places.ts'
import { MAX_NAME_LENGTH, MAX_PLACES, type Point } from './my-places.ts'

type Props = {
  places: MyPlace[]
  middle: Point | undefined
  onChange: (places: MyPlace[]) => void
  onClose: () => void
}

export function MyPlacesPanel({ places, middle, onChange, onClose }: Props) {
  const panel = useRef<HTMLElement>(null)
  const count = useRef(0)
  useEffect(() => {
    const fields = panel.current?.querySelectorAll('input')
    if (fields && fields.length > count.current)
      fields[fields.length - 1]?.focus() // the new field
    else panel.current?.focus()
    count.current = places.length
  }, [places.length])
  const numbered = places.map(({ name }, at) => ({ name, number: at + 1 }))
  const rename = (number: number, name: string) =>
    onChange(places.map((place, at) => (at + 1 === number ? { ...place, name } : place)))
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="My places"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="absolute inset-x-3 bottom-3 z-20 max-h-[calc(100%-1.5rem)] overflow-y-auto rounded-card border border-line bg-surface p-4 shadow-card sm:right-auto sm:w-96"
    >
      <h2 className="title-card">My places</h2>
      <p className="mt-1 text-sm text-muted">
        {places.length === 0
          ? 'Drop a pin at work or at your mum’s, and each home says how far it is, as the crow flies.'
          : 'Drag a pin, or move it with the arrow keys. They stay in this browser.'}
      </p>
      {numbered.map(({ name, number }) => (
        <div key={number} className="mt-3 flex items-end gap-2">
          <div className="min-w-0 grow">
            <Field
              label={`Name of place ${number}`}
              value={name}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              onChange={({ target }) => rename(number, target.value)}
            />
          </div>
          <Button
            compact
            variant="quiet"
            aria-label={`Remove place ${number}`}
            onClick={() => onChange(places.filter((_, at) => at + 1 !== number))}
          >
            Remove
          </Button>
        </div>
      ))}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          compact
          unavailable={places.length >= MAX_PLACES || !middle}
          onClick={() => middle && onChange([...places, { name: '', ...middle }])}
        >
          Drop a pin
        </Button>
        <Button compact variant="quiet" onClick={onClose}>
          Done
        </Button>
      </div>
    </section>
  )
}
