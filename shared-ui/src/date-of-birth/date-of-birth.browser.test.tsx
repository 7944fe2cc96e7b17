import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/dialog.tsx'
import { DateOfBirth, type DateOfBirthProps } from './date-of-birth.tsx'

let form: HTMLFormElement
let root: Root
const onChange = vi.fn<(value: string | null) => void>()
const onBlur = vi.fn<() => void>()

beforeEach(() => {
  form = document.createElement('form')
  document.body.append(form)
  root = createRoot(form)
  onChange.mockReset()
  onBlur.mockReset()
})
afterEach(() => {
  root.unmount()
  form.remove()
})

async function show(props: Partial<DateOfBirthProps> = {}, locale = 'de-DE') {
  root.render(
    <I18nProvider locale={locale}>
      <DateOfBirth label="Date of birth" name="born" onChange={onChange} onBlur={onBlur} {...props} />
    </I18nProvider>,
  )
  await vi.waitFor(() => expect(inputs()).toHaveLength(3))
}

const inputs = () => [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
const values = () => inputs().map(({ value }) => value)
const focused = () => inputs().findIndex((input) => input === document.activeElement)
const submitted = () => new FormData(form).get('born')

test('§5: a date can be typed in one go, and reaches the form once complete', async () => {
  await show()
  await userEvent.tab()
  await userEvent.keyboard('2304199')
  expect(values()).toEqual(['23', '04', '199'])
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('0')
  expect(onChange.mock.calls).toEqual([['1990-04-23']])
  expect(submitted()).toBe('1990-04-23')
})

test('a single digit moves on if no second can follow, or after a separator', async () => {
  await show()
  await userEvent.tab()
  await userEvent.keyboard('4')
  expect(focused()).toBe(1)
  // Typing the separator anyway, already in the month, skips no part.
  await userEvent.keyboard('.1.1990')
  expect(values()).toEqual(['4', '1', '1990'])
  expect(submitted()).toBe('1990-01-04')
})

test('§5: a day that does not exist gives no date', async () => {
  await show({ defaultValue: '1990-05-31' })
  inputs()[1]?.focus()
  inputs()[1]?.select()
  await userEvent.keyboard('04')
  expect(onChange.mock.calls).toEqual([[null]])
  expect(submitted()).toBe('')
})

test('deleting moves back through the parts, arrow keys cross their edges', async () => {
  await show()
  await userEvent.tab()
  await userEvent.keyboard('2304')
  expect(focused()).toBe(2)
  await userEvent.keyboard('{Backspace}')
  expect([focused(), ...values()]).toEqual([1, '23', '04', ''])
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(focused()).toBe(0)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(focused()).toBe(1)
  expect(values()).toEqual(['23', '04', ''])
})

test('Tab visits every part, and only leaving all of them blurs the field', async () => {
  await show()
  const after = document.body.appendChild(document.createElement('button'))
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(focused()).toBe(2)
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledOnce()
  after.remove()
})

test('a Tab right after the focus has moved by itself skips no part', async () => {
  await show()
  await userEvent.tab()
  await userEvent.keyboard('14{Tab}02{Tab}1998')
  expect(values()).toEqual(['14', '02', '1998'])
  expect(submitted()).toBe('1998-02-14')
})

test('nor does it skip one in a dialog, which moves the focus itself', async () => {
  root.render(
    <Dialog isOpen heading="Sign up" closeLabel="Close">
      <DateOfBirth label="Date of birth" name="born" />
    </Dialog>,
  )
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[data-place]')]
  await vi.waitFor(() => expect(fields()).toHaveLength(3))
  fields()[0]?.focus()
  await userEvent.keyboard('11{Tab}02{Tab}1998')
  expect(fields().map(({ value }) => value)).toEqual(['11', '02', '1998'])
})

test('after an automatic move, a second Tab and Shift+Tab move on as ever', async () => {
  await show()
  await userEvent.tab()
  await userEvent.keyboard('14{Tab}{Tab}')
  expect(focused()).toBe(2)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}02{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe(1)
})

test('§5: the error of a day that does not exist has its own words', async () => {
  const words = { errorMessage: 'Enter your date of birth', noSuchDateMessage: 'That date doesn’t exist' }
  await show({ ...words, defaultValue: '1990-03-31' })
  expect(form.textContent).toContain(words.errorMessage)
  inputs()[1]?.focus()
  inputs()[1]?.select()
  await userEvent.keyboard('02')
  await vi.waitFor(() => expect(form.textContent).toContain(words.noSuchDateMessage))
  expect(form.textContent).not.toContain(words.errorMessage)
})

test('a whole date can be pasted into any part', async () => {
  await show()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', '23.04.1990')
  inputs()[0]?.focus()
  document.execCommand('insertText', false, clipboardData.getData('text/plain'))
  await vi.waitFor(() => expect(values()).toEqual(['23', '04', '1990']))
  expect(onChange.mock.calls).toEqual([['1990-04-23']])
})

test.each([
  ['sv-SE', ['1990', '04', '23'], ['år', 'månad', 'dag']],
  ['en-US', ['04', '23', '1990'], ['month', 'day', 'year']],
  ['de-DE', ['23', '04', '1990'], ['Tag', 'Monat', 'Jahr']],
])('§1: %s has its own order and names', async (locale, parts, names) => {
  await show({ defaultValue: '1990-04-23' }, locale)
  expect(values()).toEqual(parts)
  expect(inputs().map((input) => input.labels?.[0]?.textContent)).toEqual(names)
})

test('an outside value replaces the parts, while a partial date survives a re-render', async () => {
  await show({ value: null })
  await userEvent.tab()
  await userEvent.keyboard('23')
  await show({ value: null, description: 'You must be at least 18.' })
  expect(values()).toEqual(['23', '', ''])
  await show({ value: '1985-12-01' })
  await vi.waitFor(() => expect(values()).toEqual(['01', '12', '1985']))
})

test('resetting the form empties it', async () => {
  await show()
  await userEvent.tab()
  await userEvent.keyboard('23')
  form.reset()
  await vi.waitFor(() => expect(values()).toEqual(['', '', '']))
})

test('the error describes the group and the part that a form focuses', async () => {
  const ref = { current: null as { focus: () => void } | null }
  await show({ ref, errorMessage: 'Enter your date of birth (18+)' })
  ref.current?.focus()
  expect(focused()).toBe(0)
  const [first] = inputs()
  const error = document.getElementById(first?.getAttribute('aria-describedby') ?? '')
  expect(error?.textContent).toBe('Enter your date of birth (18+)')
  expect(form.querySelector('[role=group]')?.getAttribute('aria-describedby')).toBe(error?.id)
  expect(inputs().map((input) => input.ariaInvalid)).toEqual(['true', 'true', 'true'])
})
