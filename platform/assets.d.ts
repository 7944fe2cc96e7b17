/** The classes of a CSS module, by the names they have in the sheet. */
declare module '*.css'
/** The URL of a picture. A file named `icon.svg` becomes the site's icon. */
declare module '*.svg'
/** The URL of a picture, or of a clip. */
declare module '*.webp' {
  const url: string
  export default url
}
declare module '*.webm' {
  const url: string
  export default url
}
