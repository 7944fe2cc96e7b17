/**
 * Marks the HTML of a page from the server, whose value names the shell, until its code has taken it over. Styles use it to
 * let what isn't urgent wait, such as a font.
 */
export const COLD = 'data-cold'

/**
 * Takes the mark away where nothing need wait: unless the browser says that its connection is slow, and in a browser that has
 * run this shell before, and so has its files.
 */
export const WARM_SCRIPT =
  'try{const h=document.documentElement,c=navigator.connection;' +
  `c&&(c.rtt>=100||c.downlink<2||c.saveData)&&localStorage["platform-shell"]!=h.dataset.cold||h.removeAttribute("${COLD}")}catch{}`
