/** Runs a script, whose hash the browser compares. If the HTML names it, it is already being loaded. */
export function loadScript(url: string, integrity: string): Promise<void> {
  const existing = [...document.scripts].find(({ src }) => src === url)
  // The script in the HTML marks what has loaded.
  if (existing?.dataset['loaded'] !== undefined) return Promise.resolve()
  const script = existing ?? document.createElement('script')
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${url} could not be loaded.`))
    })
    if (existing) return
    Object.assign(script, { crossOrigin: 'anonymous', integrity, src: url })
    document.head.append(script)
  })
}

/** Loads an ES module before it is imported, which cannot name a hash itself. The import gets this file or none. */
export function preloadModule(url: string, integrity: string): void {
  if (document.querySelector(`link[href="${CSS.escape(url)}"]`)) return
  const link = document.createElement('link')
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce
  if (nonce) link.nonce = nonce
  Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', integrity, href: url })
  document.head.append(link)
}
