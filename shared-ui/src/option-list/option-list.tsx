import { Check } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover, PopoverContext } from 'react-aria-components/Popover'
import { classNames } from '../class-names/class-names.ts'
import { useCloseOnBack } from '../open-overlays/use-close-on-back.ts'
import classes from './option-list.module.css'

/** An option of a select or combobox; type-ahead matches its label. */
export interface Option<Id extends string = string> {
  id: Id
  label: string
  description?: ReactNode
  icon?: ReactNode
  isDisabled?: boolean | undefined
}

/** Margin beside the list in pixels; the style sheet repeats it. */
const EDGE = 8

/** The list of options, over the page. A combobox passes its matches through context. */
export function OptionList({ options, emptyText }: { options?: Iterable<Option>; emptyText: ReactNode }) {
  // React Aria also renders the list hidden, to learn its options: outside of this context, but within those of a dialog.
  const isHidden = use(PopoverContext) === null
  const list = use(OverlayTriggerStateContext)
  useCloseOnBack(!isHidden && list !== null && list.isOpen, list?.close)
  return (
    <Popover className={classNames(classes.popover)} offset={8} containerPadding={EDGE}>
      <ListBox
        {...(options && { items: options })}
        className={classNames(classes.list)}
        renderEmptyState={() => <div className={classes.empty}>{emptyText}</div>}
      >
        {(option: Option) => (
          <ListBoxItem
            id={option.id}
            textValue={option.label}
            isDisabled={option.isDisabled ?? false}
            className={classNames(classes.option)}
          >
            {option.icon && (
              <span className={classes.icon} aria-hidden="true">
                {option.icon}
              </span>
            )}
            <span className={classes.words}>
              <span>{option.label}</span>
              {option.description && (
                <span className={classes.description} data-part="description">
                  {option.description}
                </span>
              )}
            </span>
            <Check className={classes.check} aria-hidden="true" />
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
