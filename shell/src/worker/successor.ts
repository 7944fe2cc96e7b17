const versionOf = (url: string) => new URL(url).searchParams.get('v')

/** Whether the worker at this address has the version of the one at work, or is the first. */
export function isSuccessorOf(active: Pick<ServiceWorker, 'scriptURL'> | null, url: string): boolean {
  return active === null || versionOf(active.scriptURL) === versionOf(url)
}
