/**
 * Moves each text, including new ones, into two elements, as translating browsers do. React keeps the detached text
 * node. It runs in a browser by itself, so it may use nothing from its scope. Returns a function that stops it.
 */
export function translatePage(): () => void {
  const wrap = (text: Text) => {
    const parent = text.parentElement
    if (!parent?.closest('body') || /^(SCRIPT|STYLE|TEXTAREA|TITLE)$/.test(parent.tagName)) return
    if (parent.closest('font, [translate=no]')) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    text.replaceWith(outer)
    outer.append(inner)
    inner.append(text.cloneNode())
  }
  const textsIn = (node: Node): Text[] => (node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn))
  const wrapAll = (root: Node) => {
    for (const text of textsIn(root)) wrap(text)
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrapAll(node)
  })
  wrapAll(document.body)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
