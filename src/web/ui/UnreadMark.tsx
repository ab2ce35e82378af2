import * as t from '#messages/ui'

const MAX_SHOWN = 99

export const shownCount = (total: number | string): string =>
  typeof total === 'string' || total > MAX_SHOWN ? `${MAX_SHOWN}+` : `${total}`

export const UnreadMark = ({ count }: { count: number | string }) =>
  count === 0 ? null : (
    <span
      aria-hidden="true"
      data-count={shownCount(count)}
      className="absolute end-0.5 top-0.5 min-w-5 rounded-full bg-brand px-1 text-center text-xs/5 font-semibold text-on-brand after:content-[attr(data-count)]"
    />
  )

/**
 * Renders the description, "3 unread", of the control whose `aria-describedby` is `id`, and announces `words` when the
 * count changes.
 */
export const UnreadNews = ({ id, count, words }: { id: string; count: number | string; words: string }) => (
  <>
    <span id={id} hidden>
      {count !== 0 && t.unread({ shown: shownCount(count) })}
    </span>
    <span role="status" className="sr-only">
      {count !== 0 && words}
    </span>
  </>
)
