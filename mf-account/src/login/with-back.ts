/** A link to `path` that returns to `back` in the end. */
export function withBack(path: string, back: string | undefined): string {
  return back === undefined ? path : `${path}?${new URLSearchParams({ back })}`
}
