import { expect, test } from '../../fixtures/test.ts'

// That no page needs a string as script or markup, every journey shows: a refusal is an error in the console.
test('a browser refuses markup, scripts of strangers and other policies; the site’s own scripts pass', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/Trusted(?:HTML|Script|ScriptURL|TypePolicy)|trusted-types/)
  await page.goto(`${site.url}/terms`)
  const tried = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act()
        return 'accepted'
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = (src: string) => Object.assign(document.createElement('script'), { src })
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown }
    }
    return {
      markup: attempt(() => Object.assign(document.createElement('p'), { innerHTML: '<img onerror=x>' })),
      emptying: attempt(() => Object.assign(document.createElement('p'), { innerHTML: '' })),
      parsing: attempt(() => new DOMParser().parseFromString('<p>', 'text/html')),
      handler: attempt(() => document.createElement('p').setAttribute('onclick', 'x')),
      stranger: attempt(() => script('https://evil.example/x.js')),
      data: attempt(() => script('data:text/javascript,1')),
      own: attempt(() => script('/bundles/x.js')),
      policy: attempt(() => trustedTypes.createPolicy('mine', {})),
      second: attempt(() => trustedTypes.createPolicy('default', {})),
    }
  })
  expect(tried).toEqual({
    markup: 'TypeError',
    emptying: 'accepted',
    parsing: 'TypeError',
    handler: 'TypeError',
    stranger: 'TypeError',
    data: 'TypeError',
    own: 'accepted',
    policy: 'TypeError',
    second: 'TypeError',
  })
})
