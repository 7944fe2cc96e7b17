/** Whether the site runs as an installed web app. */
export function isInstalled(): boolean {
  // Safari sets a property of its own for a site on the home screen.
  const { standalone } = navigator as { standalone?: boolean }
  return matchMedia('(display-mode: standalone)').matches || standalone === true
}
