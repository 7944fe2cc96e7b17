import {
  type AnswerOf,
  CLIENT_HEADER,
  CLIENT_TYPE,
  type Endpoint,
  getBundles,
  getChats,
  href,
  landerTemplates,
  pageNames,
  paths,
} from 'contracts'
import { HtmlValidate } from 'html-validate'
import { serverRendered } from '../first-view/server-rendered.ts'
import { sessionAt } from '../fixtures/logged-in.ts'
import type { Site } from '../fixtures/site/site.ts'
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

/** React Aria's sliders say this of themselves where they mean nothing. */
const NO_DETAILS = 'Attribute "aria-details" has invalid value ""'

async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.flatMap(({ line, column, ruleId, message }) =>
      message === NO_DETAILS ? [] : [`${line}:${column} ${message} (${ruleId})`],
    ),
  )
}

test('the HTML of pages for visitors is valid', async ({ site }) => {
  for (const path of PATHS) expect.soft(await faultsIn(await serverRendered(site, path)), path).toEqual([])
})

test('the HTML of pages for members is valid', async ({ site }) => {
  const { name, value } = await sessionAt(site.url)
  const cookie = `${name}=${value}`
  for (const path of await memberPaths(site, cookie)) {
    const html = await serverRendered(site, path, cookie)
    expect.soft(html, path).toContain('<h1')
    expect.soft(await faultsIn(html), path).toEqual([])
  }
})

/** The pages that members open most, with a profile, a conversation and a bundle of theirs. */
async function memberPaths({ url }: Pick<Site, 'url'>, cookie: string): Promise<string[]> {
  async function read<E extends Endpoint>({ path }: E): Promise<AnswerOf<E>> {
    const headers = { [CLIENT_HEADER]: CLIENT_TYPE, cookie }
    return (await (await fetch(url + path, { headers })).json()) as AnswerOf<E>
  }
  const [chat] = (await read(getChats)).chats
  const [bundle] = (await read(getBundles)).bundles
  if (!chat || !bundle) throw new Error('The demo account has no conversation, or there is nothing to buy.')
  return [
    paths.index,
    paths.members,
    href('members-id', { id: chat.profile.id }),
    paths.likes,
    paths.profile,
    paths.chats,
    href('chats-id', { id: chat.conversation.id }),
    paths.credits,
    href('credits-id-paymentmethod', { id: bundle.id }),
    paths.premium,
    href('transactions-id', {}),
    paths.notifications,
  ]
}

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
