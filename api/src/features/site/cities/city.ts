/** Name, region (as in its country's list), latitude, longitude. */
export type City = readonly [name: string, region: string, lat: number, lon: number]
