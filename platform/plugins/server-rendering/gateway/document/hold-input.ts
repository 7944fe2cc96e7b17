type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Action {
  readonly element: HTMLElement
  /** The form that it sends. */
  readonly form: HTMLFormElement | null
  readonly run: () => void
}

/**
 * Holds what a visitor does in a page from the server until that part of it has hydrated: presses of buttons and submitted
 * forms, which are then repeated on the same elements, and what was typed or chosen, which the code is then told. Links
 * work by themselves. The function runs in the HTML as text, so it uses nothing from outside.
 */
export function holdInput() {
  const BUTTONS = 'button,input[type=submit],input[type=button],[role=button],[role=tab]'
  const UNANSWERED = '[data-painted]:not([data-answers]),[data-late]:not([data-answers])'
  const PARTS = '[data-painted],[data-late],[data-answers],[data-outlet]'
  const typed = new Map<Control, string | boolean>()
  let actions: Action[] = []
  let pressed: Element | null = null
  let composing: EventTarget | null = null
  let hasFailed = false

  // The frame, the page in its outlet and the late parts of the page hydrate one after the other.
  const isWaiting = (node: EventTarget | null) =>
    node instanceof Element && (node.closest(PARTS)?.matches(UNANSWERED) ?? false)

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
  }

  function drop() {
    for (const { element } of actions) show(element, false)
    actions = []
  }

  function note(control: Control) {
    // The one that was changed last comes last.
    typed.delete(control)
    typed.set(control, isToggle(control) ? control.checked : control.value)
  }

  // React takes an event for a change only if the value differs from the one that was last assigned to the element itself.
  // The setter of the prototype changes the value without that.
  function write(control: HTMLInputElement | HTMLTextAreaElement, value: string) {
    // A page that has rendered again meanwhile has emptied the field: then typing goes on at the end.
    const isKept = control.value === value
    const { selectionStart, selectionEnd, selectionDirection } = control
    control.value = control.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    if (isKept && selectionStart !== null)
      control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')
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
      write(control, String(value))
    }
    control.dispatchEvent(new Event(type, { bubbles: true }))
  }

  function repeat() {
    const next = actions.find(({ element }) => !element.closest(UNANSWERED))
    if (!next) return
    actions.splice(actions.indexOf(next), 1)
    show(next.element, false)
    if (next.element.isConnected) next.run()
    // In a task of its own, as events of a visitor are.
    setTimeout(repeat)
  }

  function passOn() {
    for (const [control, value] of typed) {
      if (control === composing || isWaiting(control)) continue
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
  // Assigning a value would end what a keyboard composes.
  addEventListener('compositionstart', ({ target }) => {
    composing = target
  })
  addEventListener('compositionend', ({ target }) => {
    composing = null
    if (!typed.has(target as Control)) return
    note(target as Control)
    passOn()
  })
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
