// Excludes the hidden native select that a Select has for autofill.
const CONTROLS = ':is(button, input, textarea):enabled:not([tabindex="-1"], [aria-hidden="true"] *)'

/** Focuses a profile field, found by the id of its wrapper; in a radio group, the chosen button. */
export function focusField(field: string) {
  const place = document.getElementById(field)
  const control =
    place?.querySelector<HTMLElement>('input:checked') ?? place?.querySelector<HTMLElement>(CONTROLS)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
