import { isolated } from '#contract/isolated'
import * as t from '#messages/said'
import { Button } from '../ui/Button.tsx'

export const SaidNotice = ({ text, onUndo }: { text: string; onUndo: () => void }) => (
  <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
    <p role="status" className="text-muted">
      {t.understood({ words: isolated(text) })}
    </p>
    <Button variant="quiet" compact onClick={onUndo}>
      {t.wordsInstead()}
    </Button>
  </div>
)
