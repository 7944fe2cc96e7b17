/** Leaves this document, and lets the server open the page. Never resolves, so that the old page stays until then. */
export function loadAnew(url: URL): Promise<never> {
  // `assign` would only scroll. The address is that already after going back or forward.
  if (url.pathname + url.search === location.pathname + location.search) location.reload()
  else location.assign(url)
  return new Promise(() => {})
}
