/** Pixels of a portrait. */
export const PORTRAIT = { width: 720, height: 900 }
