import { useState } from 'react'
import { Button } from 'shared-ui/button'
import { useWords } from '../../use-words.ts'
import classes from '../members.module.css'
import { ChangeDialog } from './change-dialog.tsx'
import { type ChangeKind, changes } from './changes.ts'

interface ChangeButtonsProps {
  readonly member: { readonly id: string; readonly name: string }
  readonly kinds: readonly ChangeKind[]
}

/** Buttons for changes, each of which asks for its reason first. */
export function ChangeButtons({ member, kinds }: ChangeButtonsProps) {
  const t = useWords()
  const [open, setOpen] = useState<ChangeKind | null>(null)
  return (
    <>
      <div className={classes.buttons}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="small"
            variant={'isDanger' in changes[kind] ? 'danger' : 'secondary'}
            onPress={() => setOpen(kind)}
          >
            {t(`members.change.${kind}.button`)}
          </Button>
        ))}
      </div>
      {open && <ChangeDialog kind={open} member={member} onClose={() => setOpen(null)} />}
    </>
  )
}
