const ID = 'dev-overlay'

/** Shows over the page what is wrong with the sources; without text it goes away. A click puts it aside. */
export function showOverlay(text: string) {
  document.getElementById(ID)?.remove()
  if (!text) return
  const panel = document.createElement('pre')
  panel.id = ID
  panel.role = 'alert'
  panel.textContent = text
  panel.addEventListener('click', () => panel.remove())
  // By properties: the page's content security policy refuses a style attribute.
  Object.assign(panel.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '2147483647',
    maxHeight: '50vh',
    margin: '0',
    padding: '16px',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    font: '14px/1.4 monospace',
    color: '#fff',
    background: '#5c0a14',
  })
  document.body.append(panel)
}
