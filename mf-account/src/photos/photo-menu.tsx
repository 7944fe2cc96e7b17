import { ArrowLeft, ArrowRight, Ellipsis, Eye, LockKeyhole, Star, Trash2 } from 'lucide-react'
import { Button } from 'shared-ui/button'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from 'shared-ui/menu'
import { useWords } from '../use-words.ts'
import classes from './photo-grid.module.css'

interface PhotoMenuProps {
  readonly label: string
  readonly isPrivate: boolean
  readonly onPrivacy: () => void
  readonly onDelete: () => void
  /** These actions are absent where they do not apply. */
  readonly onMain: (() => void) | undefined
  readonly onEarlier: (() => void) | undefined
  readonly onLater: (() => void) | undefined
}

/** The actions for one photo. */
export function PhotoMenu({
  label,
  isPrivate,
  onPrivacy,
  onDelete,
  onMain,
  onEarlier,
  onLater,
}: PhotoMenuProps) {
  const t = useWords()
  return (
    <MenuTrigger>
      <Button variant="quiet" size="small" isIcon className={classes.menu} aria-label={label}>
        <Ellipsis aria-hidden="true" />
      </Button>
      <Menu aria-label={label}>
        {onMain && (
          <MenuItem icon={<Star />} onAction={onMain}>
            {t('photos.makeMain')}
          </MenuItem>
        )}
        <MenuItem icon={isPrivate ? <Eye /> : <LockKeyhole />} onAction={onPrivacy}>
          {t(isPrivate ? 'photos.makePublic' : 'photos.makePrivate')}
        </MenuItem>
        {onEarlier && (
          <MenuItem icon={<ArrowLeft />} onAction={onEarlier}>
            {t('photos.earlier')}
          </MenuItem>
        )}
        {onLater && (
          <MenuItem icon={<ArrowRight />} onAction={onLater}>
            {t('photos.later')}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onAction={onDelete}>
          {t('photos.delete')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  )
}
