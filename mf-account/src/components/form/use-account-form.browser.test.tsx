import { createRoot, type Root } from 'react-dom/client'
import { ApiError } from 'shared-state/api'
import { useForm } from 'shared-state/form'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { UnsavedInputContext } from 'shared-state/unsaved-input'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startTestState } from '../../../../shared-state/src/fixture-state.ts'

interface Values {
  readonly email: string
  readonly name: string
}

interface Deferred {
  readonly resolve: (result: string) => void
  readonly reject: (error: unknown) => void
}

/** Requests that the test has not answered yet. */
const requests: Deferred[] = []
const send = vi.fn<(body: Values) => Promise<string>>(
  () => new Promise((resolve, reject) => requests.push({ resolve, reject })),
)
const onSent = vi.fn<(result: string) => void>()

interface TestFormProps {
  readonly initial?: Values
  readonly showsProblemsOn?: 'blur' | 'submit'
}

function TestForm({ initial = { email: '', name: '' }, showsProblemsOn }: TestFormProps) {
  const form = useForm({
    initial,
    check: (body) => ({
      body,
      problems: {
        email: !body.email.includes('@') && 'Enter an e-mail address.',
        name: body.name === '' && 'Enter a name.',
      },
    }),
    send,
    onSent,
    errorText: (error) => `Failed: ${error instanceof ApiError ? error.code : 'unknown'}`,
    codeText: (code) => `Refused: ${code}`,
    showsProblemsOn,
  })
  return (
    <form {...form.props}>
      <p role="alert">{form.error}</p>
      {(['email', 'name'] as const).map((field) => {
        const { errorMessage, onChange, ...input } = form.bind(field)
        return (
          <p key={field}>
            <input {...input} aria-label={field} onChange={({ target }) => onChange(target.value)} />
            <output aria-label={`error of ${field}`}>{errorMessage}</output>
          </p>
        )
      })}
      <output aria-label="state">{form.isPending ? 'pending' : form.isDirty ? 'dirty' : 'clean'}</output>
      <button type="submit">Send</button>
      <button type="button" onClick={form.reset}>
        Undo
      </button>
    </form>
  )
}

let unsaved = 0
function beginUnsaved() {
  unsaved += 1
  return () => {
    unsaved -= 1
  }
}

let root: Root
function render(props: TestFormProps = {}) {
  root.render(
    <QueryClientProvider client={queryClient}>
      <UnsavedInputContext value={beginUnsaved}>
        <TestForm {...props} />
      </UnsavedInputContext>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  startTestState()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  requests.length = 0
  vi.clearAllMocks()
})

const email = page.getByLabelText('email', { exact: true })
const name = page.getByLabelText('name', { exact: true })
const errorOf = (field: string) => page.getByLabelText(`error of ${field}`)
const submit = () => page.getByRole('button', { name: 'Send' }).click()
const valid = { email: 'ann@example.com', name: 'Ann' }

test('a submit with problems shows all of them, focuses the first field and sends nothing', async () => {
  render()
  await submit()
  await expect.element(errorOf('email')).toHaveTextContent('Enter an e-mail address.')
  await expect.element(errorOf('name')).toHaveTextContent('Enter a name.')
  await expect.element(email).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

test('a problem shows once its field is left, but not for an empty field that was never filled in', async () => {
  render()
  await email.fill('ann')
  await expect.element(errorOf('email')).toHaveTextContent('')
  await name.click()
  await expect.element(errorOf('email')).toHaveTextContent('Enter an e-mail address.')
  await email.click()
  await expect.element(errorOf('name')).toHaveTextContent('')
})

test('a form that checks on submit shows no problem as a field is left', async () => {
  render({ showsProblemsOn: 'submit' })
  await email.fill('ann')
  await name.click()
  await expect.element(errorOf('email')).toHaveTextContent('')
})

test('a problem goes away as soon as the value is right', async () => {
  render()
  await submit()
  await email.fill('ann@example.com')
  await expect.element(errorOf('email')).toHaveTextContent('')
})

test('pressing send twice sends once', async () => {
  render({ initial: valid })
  await expect.element(email).toHaveValue(valid.email)
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(page.getByLabelText('state')).toHaveTextContent('pending')
  form?.requestSubmit()
  await expect.poll(() => requests.length).toBe(1)
  expect(send).toHaveBeenCalledTimes(1)
  requests[0]?.resolve('done')
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  await submit()
  await expect.poll(() => requests.length).toBe(2)
})

test('a refused field gets the focus and its text, until it is changed', async () => {
  render({ initial: valid })
  await submit()
  await expect.poll(() => requests.length).toBe(1)
  requests[0]?.reject(new ApiError('username_invalid', { fields: { name: 'username_invalid' } }))
  await expect.element(errorOf('name')).toHaveTextContent('Refused: username_invalid')
  await expect.element(name).toHaveFocus()
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
  await userEvent.keyboard('a')
  await expect.element(errorOf('name')).toHaveTextContent('')
})

test('an error that belongs to no field shows above the form until the next attempt', async () => {
  render({ initial: valid })
  await submit()
  await expect.poll(() => requests.length).toBe(1)
  requests[0]?.reject(new ApiError('offline', { fields: { unrelated: 'invalid_input' } }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed: offline')
  await submit()
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
})

test('undo brings back the initial values without errors', async () => {
  render({ initial: valid })
  await name.fill('')
  await submit()
  await expect.element(errorOf('name')).toHaveTextContent('Enter a name.')
  await expect.element(page.getByLabelText('state')).toHaveTextContent('dirty')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(name).toHaveValue('Ann')
  await expect.element(errorOf('name')).toHaveTextContent('')
  await expect.element(page.getByLabelText('state')).toHaveTextContent('clean')
})

test('edits survive newer saved values of other fields', async () => {
  render({ initial: valid })
  await name.fill('Anna')
  render({ initial: { email: 'new@example.com', name: 'Ann' } })
  await expect.element(email).toHaveValue('new@example.com')
  await expect.element(name).toHaveValue('Anna')
})

test('tells the frame of the page while there is unsaved input, and while it is being sent', async () => {
  render({ initial: { email: 'ann@example.com', name: 'Ann' } })
  await expect.element(name).toHaveValue('Ann')
  expect(unsaved).toBe(0)
  await name.fill('Anna')
  await expect.poll(() => unsaved).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => unsaved).toBe(0)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => unsaved).toBe(1)
  requests[0]?.resolve('done')
  await expect.poll(() => unsaved).toBe(0)
})

test('a form that is taken away leaves nothing unsaved behind', async () => {
  render()
  await name.fill('Anna')
  await expect.poll(() => unsaved).toBe(1)
  root.unmount()
  expect(unsaved).toBe(0)
})
