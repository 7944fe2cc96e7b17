import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { takePicture } from '../fixtures/pictures.ts'
import { sampleOf } from '../fixtures/sample.ts'
import { transitionsOver } from '../fixtures/transitions-over.ts'
import { COLOUR_RULES } from '../fixtures/violations.ts'

/** Every story, as built, on a phone: it renders, logs nothing, and passes axe in both colour schemes. */

const built = join(import.meta.dirname, '../../shared-ui/storybook-static')
const schemes = ['light', 'dark'] as const
/** In pixels; the back office is for a desk, where WCAG's least will do. */
const leastTargetOf = ({ title }: Pick<Entry, 'title'>) => (title.startsWith('mf-staff/') ? 24 : 44)

interface Entry {
  id: string
  title: string
  name: string
  type: string
}

function readStories(): Entry[] {
  const file = join(built, 'index.json')
  if (!existsSync(file)) return []
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> }
  return Object.values(entries).filter((entry) => entry.type === 'story')
}

const mediaTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

// One page for all stories, so that only the first loads and compiles the code.
const test = base.extend<{ faults: string[] }, { site: string; phone: Page }>({
  phone: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 320 }, reducedMotion: 'reduce' })
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  /** Errors in the page, and requests that leave this machine. */
  faults: async ({ phone, site }, use) => {
    const faults: string[] = []
    phone.on('pageerror', (error) => faults.push(error.message))
    phone.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    phone.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${site}/`))
        faults.push(`A request leaves the page: ${request.url()}`)
    })
    await use(faults)
    phone.removeAllListeners()
  },
  site: [
    // Playwright reads the required fixtures from this pattern: none.
    async ({}, use) => {
      const server = createServer(async (request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const body = await readFile(join(built, normalize(pathname))).catch(() => undefined)
        // Browsers request an icon unprompted; a missing one is not a fault of the story.
        response.statusCode = body ? 200 : pathname === '/favicon.ico' ? 204 : 404
        response.setHeader('content-type', mediaTypes[extname(pathname)] ?? 'application/octet-stream')
        response.setHeader('cache-control', 'max-age=600')
        response.end(body)
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    { scope: 'worker' },
  ],
})

interface Channel {
  emit(event: string, payload: object): void
  on(event: string, listener: () => void): void
}

/** Switches the open preview to another story; loading the page again would take most of a test's time. */
async function openStory(page: Page, site: string, id: string) {
  if (page.url() === 'about:blank') {
    await page.goto(`${site}/iframe.html?id=${id}&viewMode=story`)
    await page.waitForFunction(
      () =>
        document.querySelector('#storybook-root')?.firstElementChild ??
        document.querySelector('.sb-show-errordisplay'),
    )
  } else await page.evaluate(switchStory, id)
  await expect(page.locator('body'), 'the story throws').not.toHaveClass(/sb-show-errordisplay/)
  await page.evaluate(() => document.fonts.ready)
}

/** Runs in the page. Resolves when Storybook has drawn the story, or has shown why it cannot. */
function switchStory(storyId: string): Promise<void> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const event of [
    'storyRendered',
    'storyErrored',
    'storyThrewException',
    'storyMissing',
    'storyUnchanged',
  ])
    channel.on(event, resolve)
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  return promise
}

/**
 * Controls that a finger could miss. WCAG allows a link within a sentence to be as high as its line; visually hidden
 * controls are not targets.
 */
function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.locator('button, a[href], input, select, textarea, [role=button]').evaluateAll(
    (controls, size) =>
      controls
        .filter((control) => control.checkVisibility() && getComputedStyle(control).display !== 'inline')
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width < size || box.height < size)
        .filter(({ control, box }) => box.width > 1 && !control.closest('[aria-hidden=true]'))
        .map(({ control, box }) => `${control.outerHTML} is ${box.width} × ${box.height} px`),
    least,
  )
}

/**
 * A component has no page around it, so the rules about a page's heading and landmarks are off. Legacy mode skips the
 * second page that collects results from frames, which stories don't have, and takes half the time.
 */
async function violations(page: Page, scheme: (typeof schemes)[number]): Promise<string[]> {
  await transitionsOver(page)
  // Without these options axe also describes all that is right, and loads each stylesheet again.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
  // The second scheme can add faults of colour alone.
  const rules =
    scheme === 'light' ? axe.disableRules(['page-has-heading-one', 'region']) : axe.withRules(COLOUR_RULES)
  const { violations: found } = await rules.analyze()
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`))
}

// A trace of each story would take longer than the story.
test.use({ trace: 'off', screenshot: 'off' })

const stories = readStories()

test('the stories are built', () => {
  expect(stories, 'Build them first: pnpm --filter shared-ui run storybook:build').not.toEqual([])
})

/** Stories that axe looks at in this run: it takes longer than everything else. */
const sample = new Set(sampleOf(stories, 110))

for (const story of stories) {
  const { id, title, name } = story
  test(`${title}: ${name}`, async ({ phone, site, faults }) => {
    await openStory(phone, site, id)
    for (const scheme of schemes) {
      await phone.emulateMedia({ colorScheme: scheme })
      await takePicture(phone, { name: id, colorScheme: scheme })
      if (!sample.has(story)) continue
      expect.soft(await violations(phone, scheme), `accessibility, ${scheme}`).toEqual([])
    }
    expect.soft(await smallTargets(phone, leastTargetOf(story)), 'targets are large enough').toEqual([])
    const width = await phone.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, 'nothing sticks out to the side').toBeLessThanOrEqual(390)
    expect(faults, 'nothing went wrong').toEqual([])
  })
}
