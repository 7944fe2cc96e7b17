import { useNavigate } from 'platform/runtime/router'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from 'shared-ui/button'
import { Combobox } from 'shared-ui/combobox'
import { Dialog } from 'shared-ui/dialog'
import classes from './staff-frame.module.css'
import type { StaffMenuPart } from './staff-menu.ts'
import { useStaffWords } from './use-staff-words.ts'

/** Leads to each page by a part of its name: by the button, or by Ctrl-K anywhere in the back office. */
export function GoTo({ parts }: { readonly parts: readonly StaffMenuPart[] }) {
  const t = useStaffWords()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')

  function follow(path: string | null) {
    if (path === null) return
    setOpen(false)
    void navigate(path)
  }

  const options = parts.flatMap(({ name, links }) =>
    links.map(({ path, title }) => ({
      id: path,
      label: title,
      ...(name !== 'all' && { description: t(`parts.${name}`) }),
    })),
  )
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
      event.preventDefault()
      setOpen(!isOpen)
    }
    // Without a chosen one, the first page that fits what was typed.
    if (event.key !== 'Enter' || !isOpen || !isUndecided(event.target)) return
    const first = options.find(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
    if (!first || typed === '') return
    event.stopPropagation()
    follow(first.id)
  })

  useEffect(() => {
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [])

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={classes.goTo}
        aria-keyshortcuts="Control+K"
        onPress={() => setOpen(true)}
      >
        {t('goTo')} <kbd className={classes.keys}>Ctrl K</kbd>
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} aria-label={t('goToLabel')} className={classes.palette}>
        <Combobox
          label={t('goToLabel')}
          placeholder={t('goToPlaceholder')}
          emptyText={t('goToEmpty')}
          options={options}
          menuTrigger="focus"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus in any case
          autoFocus
          onInputChange={setTyped}
          onChange={follow}
        />
      </Dialog>
    </>
  )
}

/** An input whose list of options has none marked. */
function isUndecided(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && !target.getAttribute('aria-activedescendant')
}
