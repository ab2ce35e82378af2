import { Button } from '../ui/Button.tsx'
import { useMapView } from './use-map-view.ts'

const look = 'max-md:[&[aria-pressed=true]:not(:focus-visible)]:sr-only! max-md:[&[aria-pressed=false]]:settles'

export function ViewSwitch() {
  const { isOpen, open } = useMapView()
  return (
    <fieldset className="flex gap-2 print:hidden">
      <legend className="sr-only">Show the homes as</legend>
      <Button
        compact
        variant={isOpen ? 'quiet' : 'settled'}
        aria-pressed={!isOpen}
        onClick={() => open(false)}
        className={look}
      >
        List
      </Button>
      <Button
        compact
        variant={isOpen ? 'settled' : 'quiet'}
        aria-pressed={isOpen}
        onClick={() => open(true)}
        className={look}
      >
        Map
      </Button>
    </fieldset>
  )
}
