import { href } from 'contracts'
import { control } from '../fixtures/credits/control.ts'
import { newMember } from '../fixtures/member/new-member.ts'
import { heading } from '../fixtures/member/profiles.ts'
import { sentMessage } from '../fixtures/member/sent-message.ts'
import { expect, test } from '../fixtures/test.ts'

const ACCOUNT = {
  'Account holder': 'Robin de Vries',
  IBAN: 'NL91ABNA0417164300',
  Street: 'Damrak',
  'House number': '1',
  'Postal code': '1012 LG',
  City: 'Amsterdam',
  'Mobile number': '0612345678',
}

test('§2, §8: a direct debit is confirmed by an SMS code, paid by the bank, and when it is returned, closed', async ({
  browser,
  site,
}) => {
  const { page, context } = await newMember(browser, site)
  await control(site, 'behaviour', { debits: 'wait' })

  await test.step('the checkout leads to the account', async () => {
    await page.goto(site.url + href('credits-id-paymentmethod', { id: 'nl-60' }))
    await page.getByRole('radio', { name: 'SEPA direct debit' }).check()
    await page.getByRole('button', { name: 'Continue to direct debit' }).click()
    await expect(page.getByRole('heading', { name: 'Which account should we debit?' })).toBeVisible()
    for (const [name, text] of Object.entries(ACCOUNT))
      await page.getByRole('textbox', { name, exact: true }).fill(text)
    await page.getByRole('button', { name: 'Text me a code' }).click()
  })

  await test.step('a wrong code is refused, the one on the phone pays', async () => {
    await expect(page.getByRole('heading', { name: 'SEPA direct debit mandate' })).toBeVisible()
    await expect(page.getByText('NL91ABNA0417164300')).toBeHidden()
    const [, code = ''] = await sentMessage({
      page,
      url: site.url,
      to: '+31612345678',
      text: /your code is (\d{6})/,
    })
    const wrong = code === '000000' ? '000001' : '000000'
    await page.getByRole('textbox', { name: 'SMS code' }).fill(wrong)
    await page.getByRole('button', { name: /^Agree and pay/ }).click()
    await expect(page.getByText(/SMS code invalid/)).toBeVisible()
    await page.getByRole('textbox', { name: 'SMS code' }).fill(code)
    await page.getByRole('button', { name: /^Agree and pay/ }).click()
    await expect(heading(page)).toHaveText('Processing your payment')
  })

  const id = (await page.getByRole('definition').last().innerText()).trim()
  await test.step('the bank pays days later', async () => {
    await control(site, `payments/${id}/complete`)
    await expect(heading(page)).toHaveText('60 credits added')
  })

  await test.step('the bank returns it: the credits go, and direct debit is closed until staff reopen it', async () => {
    await control(site, `payments/${id}/return`)
    await expect(heading(page)).toHaveText('Charged back')
    await page.goto(site.url + href('credits-id-paymentmethod', { id: 'nl-60' }))
    const debit = page.getByRole('radio', { name: 'SEPA direct debit' })
    await expect(debit).toBeDisabled()
    await expect(page.getByText('Your account is blocked for direct debit payments')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Debit or credit card' })).toBeEnabled()
  })
  await context.close()
})
