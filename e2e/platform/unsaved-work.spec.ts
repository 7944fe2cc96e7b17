import { paths } from 'contracts'
import { buildVariant, removeVariant } from '../fixtures/site/variant.ts'
import { expect, test } from '../fixtures/test.ts'

test('a half-filled form keeps its version and its words, and the new version comes after it is sent', async ({
  page,
  releaseSite,
}) => {
  const next = await buildVariant('mf-account', {
    'src/words/en.json': (json) =>
      json.replace('"complaints": "Complaints"', '"complaints": "Your complaint"'),
  })
  await page.goto(releaseSite.url + paths.complaints)
  const text = page.getByRole('textbox', { name: 'What happened?' })
  await text.fill('They asked me for money.')
  const { revision } = await releaseSite.publish(next)
  await removeVariant(next)

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Complaints' })
  /** Navigates to the page that is already open, once it knows of the new version. */
  async function openAgain() {
    await expect(async () => {
      const answer = page.waitForResponse(/registry\.json/, { timeout: 2_000 })
      await link.click()
      expect(((await (await answer).json()) as { revision: number }).revision).toBe(revision)
    }).toPass()
    await link.click()
  }

  await openAgain()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Complaints')
  await expect(text).toHaveValue('They asked me for money.')

  await page.getByRole('textbox', { name: 'Your email address' }).fill('ann@example.com')
  await page.getByRole('button', { name: /What is it about/ }).click()
  await page.getByRole('option', { name: 'A member' }).click()
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await expect(heading).toHaveText('Your complaint has reached us')
  await link.click()
  await expect(heading).toHaveText('Your complaint')
})
