/**
 * Marks the HTML of a page from the server, whose value names the shell. Styles use it to let what isn't urgent wait, such as
 * a font.
 */
export const COLD = 'data-cold'

/**
 * Takes the mark away where nothing need wait: unless the browser says that its connection is slow, and in a browser that has
 * run this shell before, and so has its files. Where things wait, they wait for the next page of the document: another font
 * lays out the whole page anew, which takes a slow phone half a second, just when the visitor begins to use it.
 */
export const WARM_SCRIPT =
  'try{const h=document.documentElement,c=navigator.connection,v=h.dataset.cold,k="platform-shell",n=globalThis.navigation,' +
  `warm=()=>h.removeAttribute("${COLD}");` +
  'addEventListener("platform-answers",e=>{if(e.target.id=="root"){' +
  'n?n.addEventListener("navigate",e=>{new URL(e.destination.url).pathname==location.pathname||warm()}):warm();' +
  'try{localStorage[k]=v}catch{}}},true);' +
  'c&&(c.rtt>=100||c.downlink<2||c.saveData)&&localStorage[k]!=v||warm()}catch{}'
