/** The entry of the header `server-timing` that tells a browser that it measures. */
export const MEASURED = 'measured'
