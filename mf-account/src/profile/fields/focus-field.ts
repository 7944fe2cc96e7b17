// The drawn select has another, hidden one beside it, for autofill.
const CONTROLS = ':is(button, input, textarea):enabled:not([tabindex="-1"], [aria-hidden="true"] *)'

/** Brings the keyboard to a field of the profile, which stands in an element with its name; of radio buttons to the chosen one. */
export function focusField(field: string) {
  const place = document.getElementById(field)
  const control =
    place?.querySelector<HTMLElement>('input:checked') ?? place?.querySelector<HTMLElement>(CONTROLS)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
