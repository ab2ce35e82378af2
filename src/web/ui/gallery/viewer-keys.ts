import { forward } from '../forward.ts'
import type { Point } from './zoom.ts'

export type ViewerAct =
  | { what: 'step'; by: 1 | -1 }
  | { what: 'first' | 'last' | 'whole' }
  | { what: 'pan'; by: Point }
  | { what: 'zoom'; by: number }

const PAN_PX = 80
const ZOOM = 1.5

const steps = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
])
const always = new Map<string, ViewerAct>([
  ['Home', { what: 'first' }],
  ['End', { what: 'last' }],
  ['+', { what: 'zoom', by: ZOOM }],
  ['=', { what: 'zoom', by: ZOOM }], // + without shift
  ['-', { what: 'zoom', by: 1 / ZOOM }],
  ['0', { what: 'whole' }],
])
const zoomed = new Map<string, ViewerAct>([
  ['ArrowLeft', { what: 'pan', by: { x: PAN_PX, y: 0 } }],
  ['ArrowRight', { what: 'pan', by: { x: -PAN_PX, y: 0 } }],
  ['ArrowUp', { what: 'pan', by: { x: 0, y: PAN_PX } }],
  ['ArrowDown', { what: 'pan', by: { x: 0, y: -PAN_PX } }],
])

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/**
 * Returns the action of a key; undefined for other keys, and with Ctrl, Cmd or Alt, as those combinations are the
 * browser's.
 */
export function actOf({ key, ctrlKey, metaKey, altKey }: Key, isZoomed: boolean): ViewerAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const step = steps.get(key)
  if (step !== undefined && !isZoomed) return { what: 'step', by: step === forward() ? 1 : -1 }
  return (isZoomed ? zoomed.get(key) : undefined) ?? always.get(key)
}
