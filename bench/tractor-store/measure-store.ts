import type { Browser } from '@playwright/test'
import { visitFirst } from '../first-view/first-view.ts'
import { serveSaved } from '../first-view/saved-pages.ts'
import { SLOW_PHONE, withFreshPage } from '../pages/chromium.ts'
import { press } from '../pages/press.ts'
import type { BenchArguments } from '../report/arguments.ts'
import type { Row } from '../report/row.ts'
import { comparePairs, median } from '../report/statistics.ts'
import { loadOf } from './load-of.ts'
import { openStores } from './open-stores.ts'

/** Largest paint, ÷ that of the same HTML without scripts. */
const SERVER_ONLY_RATIO = 1.1
const MONOLITH_RATIO = 1.05
const SCRIPTS_KB = 75
const BLOCKING_TIME = 250
/** Long enough for everything that the page preloads. */
const SETTLING = 3_000
/** Long enough for the last picture of a page without scripts. */
const SETTLING_SAVED = 1_500

const PAGES = [
  { name: 'home', path: '/', remote: 'explore', isForMembers: false },
  { name: 'category', path: '/products/classic', remote: 'explore', isForMembers: false },
  { name: 'product', path: '/product/CL-02', remote: 'decide', isForMembers: false },
] as const

/** Measures the Tractor Store beside one bundle with the same pages, and beside these pages without scripts. */
export async function* measureStore(browser: Browser, { pairs }: BenchArguments): AsyncIterable<Row[]> {
  await using stores = await openStores()
  await using context = await browser.newContext({ locale: 'en-GB' })
  await using saved = await serveSaved(context.request, stores.federated)
  for (const page of PAGES) {
    const rounds = await takeRounds(pairs, {
      store: () => visitFirst(browser, stores.federated, page),
      monolith: () => visitFirst(browser, stores.monolith, page),
      serverOnly: () => visitFirst(browser, saved.url, page, SETTLING_SAVED),
    })
    const paints = (reference: 'monolith' | 'serverOnly') =>
      comparePairs(
        rounds.map(({ store, [reference]: other }) => ({
          figure: store.largestPaint,
          reference: other.largestPaint,
        })),
      )
    const blocking = median(rounds.map(({ store }) => store.blockingTime))
    const [own, other] = [
      await loadOf(browser, stores.federated, page),
      await loadOf(browser, stores.monolith, page),
    ]
    const beside = (what: 'bytes' | 'requests') => ({
      figure: own[what],
      reference: other[what],
      ratio: own[what] / other[what],
    })
    const { name } = page
    yield [
      {
        what: `${name}: largest paint ÷ server-only page's`,
        unit: 'ms',
        ...paints('serverOnly'),
        bar: SERVER_ONLY_RATIO,
      },
      {
        what: `${name}: largest paint ÷ one bundle's`,
        unit: 'ms',
        ...paints('monolith'),
        bar: MONOLITH_RATIO,
      },
      { what: `${name}: total blocking time`, unit: 'ms', figure: blocking, bar: BLOCKING_TIME },
      { what: `${name}: JavaScript, gzip`, unit: 'kB', figure: own.scripts, bar: SCRIPTS_KB },
      { what: `${name}: bytes of everything ÷ one bundle's`, unit: 'kB', ...beside('bytes') },
      { what: `${name}: requests ÷ one bundle's`, unit: '', ...beside('requests') },
    ]
  }
  const reading = { unit: 'ms', bar: MONOLITH_RATIO } as const
  yield [
    { what: "change of page ÷ one bundle's", ...reading, ...(await compare(changePage)) },
    {
      what: "add to cart until the mini-cart has it ÷ one bundle's",
      ...reading,
      ...(await compare(addToCart)),
    },
  ]

  async function compare(act: (store: string) => Promise<number>) {
    const rounds = await takeRounds(pairs, {
      figure: () => act(stores.federated),
      reference: () => act(stores.monolith),
    })
    return comparePairs(rounds)
  }

  /** From a page of explore to one of decide, whose code the page has preloaded. */
  function changePage(store: string): Promise<number> {
    return withFreshPage(browser, SLOW_PHONE, async (page) => {
      await page.goto(`${store}/products/classic`)
      await page.waitForTimeout(SETTLING)
      await page.locator('main a[href="/product/CL-02"]').hover()
      await page.waitForTimeout(SETTLING)
      return press(page, 'main a[href="/product/CL-02"]', '[data-remote="decide"] h1')
    })
  }

  function addToCart(store: string): Promise<number> {
    return withFreshPage(browser, SLOW_PHONE, async (page) => {
      await page.goto(`${store}/product/CL-02`)
      await page.getByRole('button', { name: 'Add to cart' }).waitFor()
      await page.waitForTimeout(SETTLING)
      return press(page, '[data-widget="add-to-cart"] button', '[data-widget="mini-cart"] output span')
    })
  }
}

/** Does everything once a round, in every second one in the opposite order, so that a slow moment of the machine affects all. */
async function takeRounds<T extends object>(
  count: number,
  acts: { readonly [Name in keyof T]: () => Promise<T[Name]> },
): Promise<T[]> {
  const rounds: T[] = []
  const names = Object.keys(acts) as (keyof T)[]
  for (let round = 0; round < count; round += 1) {
    const found: Partial<T> = {}
    for (const name of round % 2 === 0 ? names : names.toReversed()) found[name] = await acts[name]()
    rounds.push(found as T)
  }
  return rounds
}
