const EARTH_RADIUS_KM = 6_371

export interface Point {
  readonly lat: number
  readonly lon: number
}

/** Kilometres, by the haversine formula. */
export function distance(a: Point, b: Point): number {
  const rad = Math.PI / 180
  const height = Math.sin(((b.lat - a.lat) * rad) / 2) ** 2
  const width = Math.sin(((b.lon - a.lon) * rad) / 2) ** 2
  const chord = height + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * width
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(chord, 1)))
}
