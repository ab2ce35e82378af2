import * as t from '#messages/searchPage'
import { Button } from '../ui/Button.tsx'
import { useMapView } from './use-map-view.ts'

const look = 'max-md:[&[aria-pressed=true]:not(:focus-visible)]:sr-only! max-md:[&[aria-pressed=false]]:settles'

export function ViewSwitch() {
  const { isOpen, open } = useMapView()
  return (
    <fieldset className="flex gap-2 print:hidden">
      <legend className="sr-only">{t.showAs()}</legend>
      <Button
        compact
        variant={isOpen ? 'quiet' : 'settled'}
        aria-pressed={!isOpen}
        onClick={() => open(false)}
        className={look}
      >
        {t.list()}
      </Button>
      <Button
        compact
        variant={isOpen ? 'settled' : 'quiet'}
        aria-pressed={isOpen}
        onClick={() => open(true)}
        className={look}
      >
        {t.map()}
      </Button>
    </fieldset>
  )
}
