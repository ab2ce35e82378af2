import { type DragEvent, type PointerEvent, useRef, useState } from 'react'

/**
 * Reorders rows by dragging. The list captures the pointer, because rows move in the page during a drag. Each row has
 * its index from 0 as `data-place`.
 */
export function useDragOrder(move: (key: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<{ key: string; place: number }>()
  const end = () => setDragged(undefined)
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!dragged) return
    const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')
    if (!row || row.parentElement !== list.current) return
    const place = Number(row.dataset.place)
    const { top, height } = row.getBoundingClientRect()
    const isBelowMiddle = clientY > top + height / 2
    // Only beyond the row's middle: rows of unequal height would otherwise swap back and forth.
    if (place === dragged.place || isBelowMiddle !== place > dragged.place) return
    move(dragged.key, place)
    setDragged({ key: dragged.key, place })
  }
  return {
    dragged: dragged?.key,
    grip: (key: string, place: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        list.current?.setPointerCapture(event.pointerId)
        setDragged({ key, place })
      },
      onDragStart: (event: DragEvent) => event.preventDefault(), // the browser would drag the picture itself
    }),
    list: { ref: list, onPointerMove, onPointerUp: end, onPointerCancel: end, onLostPointerCapture: end },
  }
}

export type Grip = ReturnType<ReturnType<typeof useDragOrder>['grip']>
