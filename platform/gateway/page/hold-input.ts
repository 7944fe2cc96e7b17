type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Action {
  readonly element: HTMLElement
  /** The form that it sends. */
  readonly form: HTMLFormElement | null
  readonly run: () => void
}

/** React's note of the value that it knows; it takes an event for a change only if the element has another one. */
interface Tracked {
  readonly _valueTracker?: { setValue(value: string): void }
}

/**
 * Holds what a visitor does in a page from the server until its code has taken it over: presses of buttons and submitted
 * forms, which are then repeated on the same elements, and what was typed or chosen, which the code is then told. Links
 * work by themselves. The function runs in the HTML as text, so it uses nothing from outside.
 */
export function holdInput() {
  const BUTTONS = 'button,input[type=submit],input[type=button],[role=button],[role=tab]'
  const UNANSWERED = '[data-painted]:not([data-answers])'
  const PARTS = '[data-painted],[data-answers],[data-outlet]'
  const typed = new Map<Control, string | boolean>()
  let actions: Action[] = []
  let pressed: Element | null = null
  let hasFailed = false
  let isLooking = false

  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

  // Parts inside a page whose code loads lazily are taken over after it. React marks them by comments.
  function isLate(element: Element, page: Element) {
    let part = element
    if (isTaken(part)) return false
    while (part.parentElement && part.parentElement !== page && !isTaken(part.parentElement))
      part = part.parentElement
    let before = part.previousSibling
    while (before && !(before instanceof Comment)) before = before.previousSibling
    return before !== null && before.data.startsWith('$')
  }

  // The page in the outlet and the frame around it are taken over one after the other.
  function isWaiting(node: EventTarget | null) {
    const page = node instanceof Element && node.closest(PARTS)
    if (!page) return false
    return page.matches(UNANSWERED) || (page.matches('[data-answers]') && isLate(node, page))
  }

  // Nothing tells when a late part is taken over.
  function lookForLateParts() {
    if (isLooking) return
    isLooking = true
    setTimeout(() => {
      isLooking = false
      passOn()
    }, 100)
  }
  const isToggle = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type)

  function show(element: Element, isHeld: boolean) {
    if (isHeld && hasFailed) return
    element.toggleAttribute('data-held', isHeld)
    if (isHeld) element.setAttribute('aria-busy', 'true')
    else element.removeAttribute('aria-busy')
  }

  function hold(event: Event, element: HTMLElement, form: HTMLFormElement | null, run: () => void) {
    event.preventDefault()
    event.stopImmediatePropagation()
    show(element, true)
    // A form is sent once, however often it was submitted.
    if (!form || !actions.some((action) => action.form === form)) actions.push({ element, form, run })
    if (!element.closest(UNANSWERED)) lookForLateParts()
  }

  function drop() {
    for (const { element } of actions) show(element, false)
    actions = []
  }

  function note(control: Control) {
    // The one that was changed last comes last.
    typed.delete(control)
    typed.set(control, isToggle(control) ? control.checked : control.value)
    if (!control.closest(UNANSWERED)) lookForLateParts()
  }

  function tell(control: Control, value: string | boolean) {
    let type = 'change'
    if (isToggle(control)) {
      if (control.checked === value && control.defaultChecked === value) return
      // A press turns it back.
      control.checked = !value
      control.click()
      return
    }
    if (control instanceof HTMLSelectElement) control.value = String(value)
    else if (control.type !== 'file') {
      if (control.value === value && control.defaultValue === value) return
      type = 'input'
      // The element itself is left alone where it can be, which keeps the selection and what a keyboard composes.
      if (control.value === value) (control as Tracked)._valueTracker?.setValue(control.defaultValue)
      else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    }
    control.dispatchEvent(new Event(type, { bubbles: true }))
  }

  function repeat() {
    const answered = actions.filter(({ element }) => !element.closest(UNANSWERED))
    const next = answered.find(({ element }) => !isWaiting(element))
    if (!next) {
      if (answered.length > 0) lookForLateParts()
      return
    }
    actions.splice(actions.indexOf(next), 1)
    show(next.element, false)
    if (next.element.isConnected) next.run()
    // In a task of its own, as events of a visitor are.
    setTimeout(repeat)
  }

  function passOn() {
    for (const [control, value] of typed) {
      if (isWaiting(control)) {
        if (!control.closest(UNANSWERED)) lookForLateParts()
        continue
      }
      typed.delete(control)
      const label = control.closest('label')
      if (label) show(label, false)
      if (control.isConnected) tell(control, value)
    }
    setTimeout(repeat)
  }

  const pressable = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLButtonElement>(`a[href],${BUTTONS}`) : null

  addEventListener(
    'pointerdown',
    ({ target }) => {
      pressed = isWaiting(target) ? pressable(target) : null
    },
    true,
  )
  addEventListener(
    'click',
    (event) => {
      const button = pressable(event.target)
      // Code that has arrived in the middle of a press hasn't seen its beginning, and doesn't take it for one.
      const isHalfSeen = event.isTrusted && button === pressed
      if (!button || button.matches('a[href]') || !(isHalfSeen || isWaiting(button))) return
      if (!isWaiting(button)) setTimeout(repeat)
      hold(event, button, button.type === 'submit' ? button.form : null, () => button.click())
    },
    true,
  )
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (isWaiting(form)) hold(event, form, form, () => form.requestSubmit())
    },
    true,
  )
  for (const type of ['input', 'change']) {
    addEventListener(
      type,
      ({ target }) => {
        if (!isWaiting(target)) return
        note(target as Control)
        const label = isToggle(target as Control) && (target as Control).closest('label')
        if (label) show(label, true)
      },
      true,
    )
  }
  // The browser may have filled in a form, or restored what was typed into it before.
  document.addEventListener('readystatechange', () => {
    for (const control of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input,textarea',
    )) {
      const isChanged = isToggle(control)
        ? control.checked !== control.defaultChecked
        : control.value !== control.defaultValue
      if (isChanged && isWaiting(control)) note(control)
    }
  })
  addEventListener('beforeunload', drop)
  addEventListener('shell-failed', () => {
    hasFailed = true
    for (const element of document.querySelectorAll('[data-held]')) show(element, false)
  })
  addEventListener('platform-answers', passOn, true)
}
