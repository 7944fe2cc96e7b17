import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../tokens/index.ts'
import { Pagination, type PaginationLabels } from './index.ts'

const labels: PaginationLabels = {
  navigation: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (number) => `Page ${number}`,
  position: (number, pages) => `Page ${number} of ${pages}`,
}
const hrefOf = (number: number) => `?page=${number}`

let root: Root
beforeEach(async () => {
  await page.viewport(900, 600)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  await page.viewport(414, 896)
})

const draw = (content: ReactNode) => flushSync(() => root.render(content))
const links = () =>
  Array.from(document.querySelectorAll('a'), (link) => [link.ariaLabel, link.getAttribute('href')])

test('pages are labelled links; the current one is marked, and "previous" on the first page leads nowhere', () => {
  draw(<Pagination page={1} pages={3} labels={labels} hrefOf={hrefOf} />)
  expect(links()).toEqual([
    ['Page 1', '?page=1'],
    ['Page 2', '?page=2'],
    ['Page 3', '?page=3'],
    ['Next', '?page=2'],
  ])
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('1')
  expect(document.querySelector('[aria-disabled]')?.textContent).toBe('Previous')
})

test("the router's link is drawn where one is given", () => {
  draw(
    <Pagination
      page={2}
      pages={2}
      labels={labels}
      hrefOf={hrefOf}
      renderLink={({ href, children, ...props }) => (
        <a href={`/de${href}`} {...props}>
          {children}
        </a>
      )}
    />,
  )
  expect(links().map(([, href]) => href)).toEqual(['/de?page=1', '/de?page=1', '/de?page=2'])
})

test('without addresses they are buttons, and "next" keeps the focus on the last page', async () => {
  const onChange = vi.fn<(page: number) => void>()
  draw(<Pagination page={4} pages={5} labels={labels} onChange={onChange} />)
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  expect(onChange.mock.calls).toEqual([[5]])
  draw(<Pagination page={5} pages={5} labels={labels} onChange={onChange} />)
  expect(document.activeElement).toBe(next.element())
  ;(next.element() as HTMLElement).click()
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('on a phone, the position replaces the numbers', async () => {
  await page.viewport(390, 600)
  draw(<Pagination page={7} pages={24} labels={labels} hrefOf={hrefOf} />)
  await expect.element(page.getByText('Page 7 of 24')).toBeVisible()
  expect([...document.querySelectorAll('a')].filter((link) => link.checkVisibility())).toHaveLength(2)
})

test('a single page draws nothing', () => {
  draw(<Pagination page={1} pages={1} labels={labels} hrefOf={hrefOf} />)
  expect(document.querySelector('nav')).toBeNull()
})
