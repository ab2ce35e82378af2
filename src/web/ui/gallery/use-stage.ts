import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { forward } from '../forward.ts'
import { moved, type Point, pinched, type Size, scaled, type View, WHOLE } from './zoom.ts'

const SWIPE_PX = 60
const CLOSER = 2.5

/**
 * Handles pointers: one drags a zoomed picture or swipes, two pinch, a double-click zooms. `drag`: the distance of a
 * swipe in px, or undefined.
 */
export function useStage(step: (by: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const [view, setView] = useState<View>(WHOLE)
  const [drag, setDrag] = useState<number>()
  const isZoomed = view.scale > 1

  const zoom = (scale: number, point: Point = { x: 0, y: 0 }) =>
    setView((from) => scaled(from, scale, point, sizeOf(stage.current)))
  const move = (by: Point) => setView((from) => moved(from, by, sizeOf(stage.current)))
  const pointIn = ({ clientX, clientY }: MouseEvent): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = stage.current?.getBoundingClientRect() ?? {}
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    fingers.current.set(event.pointerId, pointIn(event))
    stage.current?.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = pointIn(event)
    fingers.current.set(event.pointerId, now)
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId)
    if (other) {
      setDrag(undefined)
      setView((from) => pinched(from, [before, other[1]], [now, other[1]], sizeOf(stage.current)))
    } else if (isZoomed) move({ x: now.x - before.x, y: now.y - before.y })
    else setDrag((from = 0) => from + now.x - before.x)
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return
    if (drag !== undefined && event.type === 'pointerup' && Math.abs(drag) > SWIPE_PX)
      step(drag * forward() < 0 ? 1 : -1)
    setDrag(undefined)
  }
  const onDoubleClick = (event: MouseEvent) => zoom(isZoomed ? 1 : CLOSER, pointIn(event))
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onDoubleClick }
  return { stage, view, drag, isZoomed, zoom, move, reset: () => setView(WHOLE), handlers, closer: CLOSER }
}

const sizeOf = (stage: HTMLElement | null): Size => ({
  width: stage?.clientWidth ?? 0,
  height: stage?.clientHeight ?? 0,
})
