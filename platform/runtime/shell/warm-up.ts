/** The page's code has arrived, so what waited for it may come, such as the font; the next page of this shell won't wait. */
export function warmUp() {
  const { dataset } = document.documentElement
  const { cold } = dataset
  if (cold === undefined) return
  delete dataset['cold']
  try {
    localStorage.setItem('platform-shell', cold)
  } catch {
    // A browser that refuses lets the font wait on each page.
  }
}
