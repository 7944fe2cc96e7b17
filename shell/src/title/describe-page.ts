const IN_HTML = [
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang]',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
].join()

/**
 * Replaces what the HTML says about the page that was requested: a browser that shares or saves the open page would take the
 * address, the picture and the description of that one, and a search engine that runs scripts its structured data.
 */
export function describePage(description: string | undefined) {
  for (const element of document.head.querySelectorAll(IN_HTML)) element.remove()
  if (description === undefined) return
  const meta = document.createElement('meta')
  meta.name = 'description'
  meta.content = description
  document.head.append(meta)
}
