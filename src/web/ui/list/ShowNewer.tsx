import { Button } from '../Button.tsx'

const MAX_NAMED = 99

type Props = { count: number; onShow: () => void }

/** Above a list: rows that have come since it was opened wait behind this button, which takes no room, so that nothing moves (P-183). */
export const ShowNewer = ({ count, onShow }: Props) => (
  <div aria-live="polite" className="sticky top-28 z-10 grid h-0 justify-items-center overflow-visible">
    {count > 0 && (
      <Button compact onClick={onShow} className="settles -translate-y-3/4 self-start shadow-lg">
        Show {count > MAX_NAMED ? `${MAX_NAMED}+` : count} new
      </Button>
    )}
  </div>
)
