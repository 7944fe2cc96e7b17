import { escapeHtml } from '../../platform/gateway/html/html.ts'

export interface NavigationGroup {
  readonly title: string
  readonly pages: readonly { readonly file: string; readonly title: string }[]
}

interface PageDocument {
  readonly file: string
  readonly title: string
  readonly html: string
  readonly navigation: readonly NavigationGroup[]
}

/** Renders the HTML document around a page. It works from a folder, without a server. */
export function pageDocument({ file, title, html, navigation }: PageDocument): string {
  // Pages of sources lie deeper.
  const root = '../'.repeat(file.split('/').length - 1)
  const heading = file === 'index.html' ? title : `${title} – Platform`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(heading)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${root}site.css">
<script src="${root}search-data.js" defer></script>
<script src="${root}search.js" defer></script>
</head>
<body data-root="${root}">
<a class="skip" href="#content">Skip to the text</a>
<header>
<a class="home" href="${root}index.html">Platform</a>
<search>
<label for="query">Search <kbd>/</kbd></label>
<input id="query" type="search" autocomplete="off" aria-describedby="found">
<p id="found" role="status"></p>
<ul id="results" hidden></ul>
</search>
</header>
<div class="columns">
<nav aria-label="Pages">
<details open><summary>Pages</summary>
${navigation.map((group) => groupHtml(group, file, root)).join('\n')}
</details>
</nav>
<main id="content">
${html}
</main>
</div>
</body>
</html>
`
}

function groupHtml({ title, pages }: NavigationGroup, current: string, root: string): string {
  const items = pages.map(({ file, title }) => {
    const mark = file === current ? ' aria-current="page"' : ''
    return `<li><a href="${root}${file}"${mark}>${escapeHtml(title)}</a></li>`
  })
  return `<h2>${escapeHtml(title)}</h2>\n<ul>${items.join('')}</ul>`
}
