import { useEffect, useRef } from 'react'
import * as t from '#messages/placesPanel'
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
      aria-label={t.title()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="absolute inset-x-3 bottom-3 z-20 max-h-[calc(100%-1.5rem)] overflow-y-auto rounded-card border border-line bg-surface p-4 shadow-card sm:end-auto sm:w-96"
    >
      <h2 className="title-card">{t.title()}</h2>
      <p className="mt-1 text-sm text-muted">{places.length === 0 ? t.dropHint() : t.moveHint()}</p>
      {numbered.map(({ name, number }) => (
        <div key={number} className="mt-3 flex items-end gap-2">
          <div className="min-w-0 grow">
            <Field
              label={t.nameOf({ number })}
              value={name}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
              onChange={({ target }) => rename(number, target.value)}
            />
          </div>
          <Button
            compact
            variant="quiet"
            aria-label={t.removeOf({ number })}
            onClick={() => onChange(places.filter((_, at) => at + 1 !== number))}
          >
            {t.remove()}
          </Button>
        </div>
      ))}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          compact
          unavailable={places.length >= MAX_PLACES || !middle}
          onClick={() => middle && onChange([...places, { name: '', ...middle }])}
        >
          {t.drop()}
        </Button>
        <Button compact variant="quiet" onClick={onClose}>
          {t.done()}
        </Button>
      </div>
    </section>
  )
}
