// The first pattern that fits wins, so the modules come before plain sheets.
declare module '*.module.css' {
  /** Local name → name in the page. `classNames()` joins them where a plain string is wanted. */
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css'
