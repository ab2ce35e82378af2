import { howMany } from '../ui/list/how-many.ts'
/** In the field for words, which stays in view: how many filters hold besides, and the way back to them. */
export const ActiveFilters = ({ count, onPress }: { count: number; onPress: () => void }) =>
  count > 0 && (
    <button
      type="button"
      onClick={onPress}
      className="absolute end-1.5 top-8 min-h-8 cursor-pointer rounded-full bg-brand-wash px-3 text-sm font-semibold text-brand hover:underline focus-visible:rounded-full"
    >
      {howMany(count, ['filter', 'filters'])}
    </button>
  )
