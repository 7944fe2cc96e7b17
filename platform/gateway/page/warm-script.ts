/**
 * Marks the HTML of a page from the server, whose value names the shell, until its code has taken it over. Styles use it to
 * let what isn't urgent wait, such as a font.
 */
export const COLD = 'data-cold'

/** Takes the mark away in a browser that has run this shell before, and so has its files. */
export const WARM_SCRIPT = `try{const h=document.documentElement;localStorage["platform-shell"]==h.dataset.cold&&h.removeAttribute("${COLD}")}catch{}`
