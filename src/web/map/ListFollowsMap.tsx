import { useState } from 'react'
import * as t from '#messages/map'
import { browserStorage } from '../platform/storage/browser-storage.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { BESIDE } from './use-map-view.ts'

const KEY = 'list-follows-map'

/**
 * Searches after each move of the map. The setting is stored in the browser, and applies only if the list is visible,
 * too.
 */
export function useListFollowsMap() {
  const [isOn, setIsOn] = useState(() => browserStorage.read(KEY) === 'true')
  const isBeside = useMediaQuery(BESIDE)
  const change = (on: boolean) => {
    setIsOn(on)
    if (on) browserStorage.write(KEY, 'true')
    else browserStorage.remove(KEY)
  }
  return [isOn && isBeside, change] as const
}

export const ListFollowsMap = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge/60 bg-surface px-4 text-sm font-semibold max-xl:hidden">
    <input
      type="checkbox"
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
      className="size-4 accent-brand"
    />
    <span>{t.listFollows()}</span>
  </label>
)
