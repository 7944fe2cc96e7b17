/** Pixels of a portrait: as large as the largest picture that pages show, which then needs no scaling. */
export const PORTRAIT = { width: 640, height: 800 }
