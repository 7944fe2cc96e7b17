import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { holdInput } from './hold-input.ts'

holdInput()

/** As the runtime marks what the server has rendered, and what answers by now. */
const SERVER_RENDERED = 'data-painted'
function markHydrated(part: Element | null) {
  part?.setAttribute('data-answers', '')
  part?.dispatchEvent(new Event('platform-answers'))
}

let element: HTMLElement
let root: Root | undefined

beforeEach(() => {
  // In development React notes the marks of what is held, and leaves them as they are.
  vi.spyOn(console, 'error').mockImplementation((message) => {
    if (!String(message).includes('some attributes')) throw new Error(String(message))
  })
  element = document.createElement('div')
  document.body.append(element)
})
afterEach(() => {
  vi.restoreAllMocks()
  root?.unmount()
  element.remove()
})

/** Shows a page as the server renders it. */
function serverRender(content: ReactNode) {
  element.setAttribute(SERVER_RENDERED, '')
  element.innerHTML = renderToString(content)
}

/** Takes the page over, as its code does once it has arrived. */
async function takeOver(content: ReactNode) {
  const { promise, resolve } = Promise.withResolvers<void>()
  function Whole() {
    useEffect(resolve, [])
    return content
  }
  root = hydrateRoot(element, <Whole />, { onRecoverableError() {} })
  await promise
  markHydrated(element)
}

function Counter({ label = 'Count' }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${label}: ${count}`}
    </button>
  )
}

const sent: string[] = []
beforeEach(() => {
  sent.length = 0
})

function LoginForm({ hasButton = true }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isKept, setKept] = useState(false)
  const [way, setWay] = useState('mail')
  const [country, setCountry] = useState('be')
  const [isRendered, setRendered] = useState(false)
  // Renders once more at once, as pages do.
  // oxlint-disable-next-line react/set-state-in-effect -- that is what is tested
  useEffect(() => setRendered(true), [])
  return (
    <form
      data-rendered={isRendered}
      onSubmit={(event) => {
        event.preventDefault()
        sent.push([name, password, isKept, way, country].join())
      }}
    >
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input
        type="password"
        aria-label="Password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <input
        type="checkbox"
        aria-label="Keep"
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      />
      {['mail', 'phone'].map((each) => (
        <input
          key={each}
          type="radio"
          name="way"
          aria-label={each}
          checked={way === each}
          onChange={() => setWay(each)}
        />
      ))}
      <select aria-label="Country" value={country} onChange={(event) => setCountry(event.target.value)}>
        <option value="be">Belgium</option>
        <option value="fi">Finland</option>
      </select>
      {hasButton && <button type="submit">Log in</button>}
    </form>
  )
}

test('each press counts once, as soon as the page answers, and shows at once that it was heard', async () => {
  serverRender(<Counter />)
  const button = page.getByRole('button')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await button.click()
  expect(element.textContent).toBe('Count: 0')
  await takeOver(<Counter />)
  await expect.element(button).toHaveTextContent('Count: 2')
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await button.click()
  await expect.element(button).toHaveTextContent('Count: 3')
})

test('a press of an element that the code has replaced goes to no other', async () => {
  serverRender(<Counter label="Server" />)
  await page.getByRole('button').click()
  await takeOver(<Counter label="Browser" />)
  // The next press shows that it was not repeated late.
  await page.getByRole('button').click()
  await expect.element(page.getByRole('button')).toHaveTextContent('Browser: 1')
})

test('a press is dropped when the page is left', async () => {
  serverRender(<Counter />)
  const button = page.getByRole('button')
  await button.click()
  dispatchEvent(new Event('beforeunload'))
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await takeOver(<Counter />)
  await button.click()
  await expect.element(button).toHaveTextContent('Count: 1')
})

test.each([
  ['the button', async () => page.getByRole('button').click()],
  ['Enter', async () => userEvent.keyboard('{Enter}')],
])('a form that was filled in and submitted by %s is sent once, with everything in it', async (_, submit) => {
  serverRender(<LoginForm />)
  await page.getByLabelText('Keep').click()
  await page.getByLabelText('phone').click()
  await page.getByLabelText('Country').selectOptions('fi')
  await page.getByLabelText('Password').fill('secret')
  await page.getByLabelText('Name').fill('Ann')
  await submit()
  await submit()
  await takeOver(<LoginForm />)
  await expect.poll(() => sent).toEqual(['Ann,secret,true,phone,fi'])
  await page.getByRole('button').click()
  await expect.poll(() => sent).toHaveLength(2)
})

test('a form without a button is held, too', async () => {
  serverRender(<LoginForm hasButton={false} />)
  const form = element.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  expect(form?.getAttribute('aria-busy')).toBe('true')
  await takeOver(<LoginForm hasButton={false} />)
  await expect.poll(() => sent).toEqual([',,false,mail,be'])
})

test('typing goes on while the page hydrates, with the focus and the selection where they were', async () => {
  serverRender(<LoginForm />)
  const name = page.getByLabelText('Name').element() as HTMLInputElement
  await userEvent.click(name)
  await userEvent.keyboard('Anna')
  name.setSelectionRange(1, 3)
  await takeOver(<LoginForm />)
  await expect.poll(() => element.querySelector('form')?.dataset['rendered']).toBe('true')
  expect(document.activeElement).toBe(name)
  expect([name.value, name.selectionStart, name.selectionEnd]).toEqual(['Anna', 1, 3])
  await userEvent.keyboard('d')
  await page.getByRole('button').click()
  await expect.poll(() => sent).toEqual(['Ada,,false,mail,be'])
})

function SecretForm() {
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  return (
    <>
      <input
        aria-label="Password"
        type={isShown ? 'text' : 'password'}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="button" onClick={() => setShown(!isShown)}>
        Show
      </button>
    </>
  )
}

test('typing goes on at the caret in a field whose type was changed and changed back', async () => {
  serverRender(<SecretForm />)
  await page.getByRole('button').click()
  await page.getByRole('button').click()
  const password = page.getByLabelText('Password')
  await userEvent.click(password)
  await userEvent.keyboard('secret')
  await takeOver(<SecretForm />)
  await expect.element(page.getByRole('button')).not.toHaveAttribute('aria-busy')
  await userEvent.keyboard('s')
  await expect.element(password).toHaveValue('secrets')
})

test('what a keyboard is composing while the page hydrates is passed on once it is composed', async () => {
  serverRender(<LoginForm />)
  const name = page.getByLabelText('Name')
  await userEvent.click(name)
  const devtools = cdp() as unknown as { send(method: string, input: object): Promise<void> }
  await devtools.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 })
  await takeOver(<LoginForm />)
  await expect.poll(() => element.querySelector('form')?.dataset['rendered']).toBe('true')
  await devtools.send('Input.insertText', { text: 'か' })
  await page.getByRole('button').click()
  await expect.poll(() => sent).toEqual(['か,,false,mail,be'])
})

test('what a browser has filled in without events counts as typed', async () => {
  serverRender(<LoginForm />)
  const password = page.getByLabelText('Password').element() as HTMLInputElement
  password.value = 'remembered'
  document.dispatchEvent(new Event('readystatechange'))
  await takeOver(<LoginForm />)
  await page.getByRole('button').click()
  await expect.poll(() => sent).toEqual([',remembered,false,mail,be'])
})

test('links are left to the browser', async () => {
  serverRender(<a href="#there">There</a>)
  await page.getByRole('link').click()
  expect(location.hash).toBe('#there')
  history.replaceState(null, '', location.pathname + location.search)
})

test('the frame and the page in it answer one after the other; presses wait for both', async () => {
  element.setAttribute(SERVER_RENDERED, '')
  const inner =
    '<div data-outlet=""><div data-painted="page-0-"><button type="button">Press</button></div></div>'
  element.innerHTML = `${inner}<input aria-label="Search">`
  const outlet = element.querySelector('[data-painted]') as HTMLElement
  let presses = 0
  const button = page.getByRole('button')
  button.element().addEventListener('click', () => {
    presses += 1
  })
  await button.click()
  expect(presses).toBe(0)
  markHydrated(outlet)
  // The page answers by itself now.
  await button.click()
  expect(presses).toBe(1)
  markHydrated(element)
  await expect.poll(() => presses).toBe(2)
})

/** As the runtime's LatePart. */
function Late({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => markHydrated(part.current), [])
  return (
    <div ref={part} data-late="">
      {children}
    </div>
  )
}

test('a part whose code comes after the page is waited for, with what was pressed and typed in it', async () => {
  const typed: string[] = []
  function Part() {
    const [text, setText] = useState('')
    return (
      <>
        <Counter label="Part" />
        <input
          aria-label="Note"
          value={text}
          onChange={({ target }) => {
            typed.push(target.value)
            setText(target.value)
          }}
        />
      </>
    )
  }
  const code = Promise.withResolvers<{ default: typeof Part }>()
  const Lazy = lazy(() => code.promise)
  const whole = (part: ReactNode) => (
    <>
      <Counter label="Page" />
      <Suspense>
        <Late>{part}</Late>
      </Suspense>
    </>
  )
  serverRender(whole(<Part />))
  await takeOver(whole(<Lazy />))
  const own = page.getByRole('button', { name: /^Page/ })
  const late = page.getByRole('button', { name: /^Part/ })
  await own.click()
  await expect.element(own).toHaveTextContent('Page: 1')
  await late.click()
  await page.getByRole('textbox').fill('Hello')
  await expect.element(late).toHaveAttribute('aria-busy', 'true')
  await expect.element(late).toHaveTextContent('Part: 0')
  code.resolve({ default: Part })
  await expect.element(late).toHaveTextContent('Part: 1')
  await expect.element(late).not.toHaveAttribute('aria-busy')
  await expect.element(page.getByRole('textbox')).toHaveValue('Hello')
  expect(typed).toEqual(['Hello'])
  await late.click()
  await expect.element(late).toHaveTextContent('Part: 2')
})

// Comes last, since a page whose code was lost stays like that.
test('nothing waits for a page whose code is lost', async () => {
  serverRender(<Counter />)
  const button = page.getByRole('button')
  await button.click()
  dispatchEvent(new Event('shell-failed'))
  await expect.element(button).not.toHaveAttribute('aria-busy')
})
