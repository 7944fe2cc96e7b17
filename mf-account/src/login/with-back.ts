/** The address of a page that leads back to another one in the end. */
export function withBack(path: string, back: string | undefined): string {
  return back === undefined ? path : `${path}?${new URLSearchParams({ back })}`
}
