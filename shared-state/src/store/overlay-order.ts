/** §2: overlays come one at a time, in this order; any other name comes after these. */
export const OVERLAY_ORDER = [
  'entry-warning',
  'signup',
  'activation-reminder',
  'match',
  'like',
  'time-bonus',
] as const

/** One of the order, or a remote's own. */
export type OverlayName = (typeof OVERLAY_ORDER)[number] | (string & Record<never, never>)

export interface Overlay {
  readonly name: OverlayName
  readonly data: unknown
}

function rank(name: OverlayName): number {
  const place = (OVERLAY_ORDER as readonly string[]).indexOf(name)
  return place === -1 ? OVERLAY_ORDER.length : place
}

/** Adds an overlay to the queue; one that is queued already only gets the new data. */
export function queued(queue: readonly Overlay[], overlay: Overlay): Overlay[] {
  const isThere = queue.some(({ name }) => name === overlay.name)
  const next = isThere
    ? queue.map((other) => (other.name === overlay.name ? overlay : other))
    : [...queue, overlay]
  return next.toSorted((a, b) => rank(a.name) - rank(b.name))
}

/** Overlays that nobody has asked for. After one of them, those that can wait do so until the next page. */
export const isUninvited = (name: OverlayName): boolean =>
  ['activation-reminder', 'match', 'like', 'time-bonus'].includes(name)

/** The others answer what the member has just done. */
export const isPatient = ({ name }: Overlay): boolean => ['like', 'time-bonus'].includes(name)
