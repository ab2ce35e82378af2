/**
 * Ignores rejections of skipped view transitions, which browsers report as page errors although only the animation is
 * lost.
 */
export function allowSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason
    if (reason instanceof DOMException && reason.message.startsWith('Transition was')) event.preventDefault()
  })
}
