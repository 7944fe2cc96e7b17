import { paths } from 'contracts'
import type { ReactNode } from 'react'
import { MenuItem } from 'shared-ui/menu'
import { useWords } from '../../use-words.ts'
import { isAffordable } from '../credits/attachment-price.tsx'
import { type PaidKind, usePrice } from '../credits/use-price.ts'
import type { Purse } from '../credits/use-purse.ts'
import classes from './attach.module.css'

interface PaidItemProps {
  readonly kind: PaidKind
  readonly purse: Purse
  readonly icon: ReactNode
  readonly onAction: () => void
  readonly children: string
}

/** A menu item with its price. Without enough credits it says so, and leads to more of them instead. */
export function PaidItem({ kind, purse, icon, onAction, children }: PaidItemProps) {
  const t = useWords()
  const { price, left } = usePrice(purse, kind)
  if (isAffordable(purse, kind))
    return (
      <MenuItem icon={icon} badge={purse.prices[kind] > 0 && price} onAction={onAction}>
        {children}
      </MenuItem>
    )
  return (
    <MenuItem icon={icon} href={paths.credits} textValue={children} className={classes.short}>
      {children}
      <span className={classes.missing}>
        {t('composer.attach.short', { price, left })} <b>{t('getCredits')}</b>
      </span>
    </MenuItem>
  )
}
