import MiniSearch, { type Options, type SearchResult } from 'minisearch'

// Built as a classic script, since a page that is opened from a folder may load no modules.

/** Written by the build into a script of its own. */
declare const searchData: { readonly index: string; readonly options: Options }

const MOST_RESULTS = 12

const query = document.querySelector<HTMLInputElement>('#query')
const results = document.querySelector<HTMLUListElement>('#results')
const found = document.querySelector('#found')
const root = document.body.dataset['root'] ?? ''
let index: MiniSearch | undefined

function showResults() {
  if (!query || !results || !found) return
  const text = query.value.trim()
  index ??= MiniSearch.loadJSON(searchData.index, searchData.options)
  const sections =
    text === ''
      ? []
      : index.search(text, { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { heading: 3, page: 2 } })
  results.replaceChildren(...sections.slice(0, MOST_RESULTS).map(resultItem))
  results.hidden = sections.length === 0
  found.textContent = text === '' ? '' : countText(sections.length)
}

function countText(count: number): string {
  if (count === 0) return 'Nothing found.'
  return count === 1 ? '1 result' : `${count} results`
}

function resultItem({ id, page, heading }: SearchResult): HTMLLIElement {
  const link = document.createElement('a')
  link.href = `${root}${String(id)}`
  link.textContent = heading === page ? String(page) : `${String(page)}: ${String(heading)}`
  const item = document.createElement('li')
  item.append(link)
  return item
}

/** Moves the focus through the field and the results below it. */
function moveFocus(step: number) {
  const stops = [query, ...(results?.querySelectorAll('a') ?? [])]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  if (at >= 0) stops[(at + step + stops.length) % stops.length]?.focus()
}

function close() {
  if (!query) return
  query.value = ''
  showResults()
  query.focus()
}

query?.addEventListener('input', showResults)
document.addEventListener('keydown', (event) => {
  const isInSearch = document.activeElement !== null && document.activeElement.closest('search') !== null
  if (event.key === '/' && !isInSearch) query?.focus()
  else if (event.key === 'ArrowDown' && isInSearch) moveFocus(1)
  else if (event.key === 'ArrowUp' && isInSearch) moveFocus(-1)
  else if (event.key === 'Escape' && isInSearch) close()
  else if (event.key === 'Enter' && document.activeElement === query) results?.querySelector('a')?.click()
  else return
  event.preventDefault()
})

// A result on the same page loads nothing, so the list would stay over the text.
results?.addEventListener('click', () => {
  results.hidden = true
})

// Where there is little room, the list of pages would push the text away.
if (matchMedia('(max-width: 48rem)').matches) document.querySelector('nav details')?.removeAttribute('open')
