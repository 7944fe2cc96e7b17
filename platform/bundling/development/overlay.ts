const ID = 'dev-overlay'

/** Shows an error over the page, or hides it if the text is empty. A click closes it. */
export function showOverlay(text: string) {
  document.getElementById(ID)?.remove()
  if (!text) return
  const panel = document.createElement('pre')
  panel.id = ID
  panel.role = 'alert'
  panel.textContent = text
  panel.addEventListener('click', () => panel.remove())
  // Set properties, because the content security policy forbids style attributes.
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
