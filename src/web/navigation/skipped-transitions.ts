/**
 * Transitions between pages that the browser gives up, since the person has gone on or the page was slow, have lost their animation and
 * nothing else; React Router handles no rejection, and browsers report it as an error of the page.
 */
export function allowSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason
    if (reason instanceof DOMException && reason.message.startsWith('Transition was')) event.preventDefault()
  })
}
