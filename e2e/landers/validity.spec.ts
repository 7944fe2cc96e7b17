import { href, landerTemplates, pageNames } from 'contracts'
import { HtmlValidate } from 'html-validate'
import { serverRendered } from '../first-view/server-rendered.ts'
import { expect, test } from '../fixtures/test.ts'

const PATHS = [
  '/',
  ...landerTemplates.map((template) => href('landers-template-slug', { template })),
  ...pageNames.map((name) => `/${name}`),
  '/login',
  '/signup',
  '/pricing',
]

/** The rules of the HTML standard, without those of style; axe checks what is accessible. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

test('the HTML of pages for visitors is valid', async ({ site }) => {
  for (const path of PATHS) {
    const html = await serverRendered(site, path)
    const { results } = await validator.validateString(html)
    const found = results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${message} (${ruleId})`),
    )
    expect.soft(found, path).toEqual([])
  }
})

const STRUCTURED = /<script type="application\/ld\+json">(.*?)<\/script>/gs

test('the structured data of pages for visitors can be read, and say what they describe', async ({
  site,
}) => {
  for (const path of PATHS) {
    const html = await serverRendered(site, path)
    const blocks = Array.from(html.matchAll(STRUCTURED), ([, json = '']) => JSON.parse(json))
    if (path === '/' || path === '/faq') expect.soft(blocks.length, path).toBeGreaterThan(0)
    for (const block of blocks) {
      expect.soft(block, path).toMatchObject({
        '@context': 'https://schema.org',
        '@type': expect.any(String),
      })
    }
  }
})
