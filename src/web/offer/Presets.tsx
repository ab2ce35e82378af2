import { Button } from '../ui/Button.tsx'

type PresetsProps = {
  label: string
  presets: [text: string, value: string][]
  onChoose: (value: string) => void
}

export const Presets = ({ label, presets, onChoose }: PresetsProps) =>
  presets.length > 0 && (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
      {presets.map(([text, value]) => (
        <li key={text}>
          <Button variant="quiet" compact className="px-3! tabular-nums" onClick={() => onChoose(value)}>
            {text}
          </Button>
        </li>
      ))}
    </ul>
  )
