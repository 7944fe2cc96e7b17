import { escapeHtml } from '../../../api/src/http/escape-html.ts'

/** A section with a table of cells that are HTML already. */
export function table(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const title = `<h2>${escapeHtml(name)}</h2>`
  if (rows.length === 0) return `${title}<p class="muted">None yet.</p>`
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  const region = `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(name)}">`
  return `${title}${region}<table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`
}

/** A button that posts to an address below the control page. */
export function button(path: string, label: string): string {
  return `<form method="post" action="/control/${escapeHtml(path)}"><button>${escapeHtml(label)}</button></form>`
}

export function moment(text: string): string {
  return `<time datetime="${text}">${text.slice(0, 19).replace('T', ' ')}</time>`
}
