import type { StaffCode } from 'contracts'
import { useFormat } from 'shared-state/format'
import { Badge } from 'shared-ui/badge'
import { Button } from 'shared-ui/button'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { useWords } from '../../use-words.ts'
import classes from '../money.module.css'

interface CodesTableProps {
  readonly codes: readonly StaffCode[]
  /** Without it, nobody here may end a code. */
  readonly onEnd?: ((name: string) => void) | undefined
}

/** Codes and campaigns, each in a line. */
export function CodesTable({ codes, onEnd }: CodesTableProps) {
  const t = useWords()
  const format = useFormat()
  const conditionsOf = ({ country, minimum, methods, is_welcome, is_personal }: StaffCode) => [
    ...(is_welcome ? [t('discounts.welcome')] : []),
    ...(is_personal ? [t('discounts.personal')] : []),
    ...(country ? [format.country(country)] : []),
    ...(minimum ? [t('discounts.from', { amount: format.price(minimum.amount, minimum.currency) })] : []),
    ...methods.map((method) => t(`members.orders.methods.${method}`)),
  ]
  const columns: readonly Column<StaffCode & { readonly id: string }>[] = [
    {
      key: 'name',
      title: t('discounts.code'),
      isHeading: true,
      render: ({ name, is_campaign, is_automatic, codes: count }) => (
        <>
          {name}
          {is_automatic && <div className={classes.muted}>{t('discounts.automatic')}</div>}
          {is_campaign && (
            <div className={classes.muted}>{t('discounts.campaign', { count: format.number(count) })}</div>
          )}
        </>
      ),
    },
    {
      key: 'percentage',
      title: t('money.discount'),
      align: 'end',
      render: ({ percentage }) => t('discounts.off', { percentage: format.number(percentage) }),
    },
    {
      key: 'state',
      title: t('members.state'),
      render: ({ state }) => (
        <Badge look="soft" tone={state === 'active' ? 'success' : undefined}>
          {t(`discounts.states.${state}`)}
        </Badge>
      ),
    },
    {
      key: 'for',
      title: t('discounts.for'),
      render: (code) => format.list(conditionsOf(code)),
    },
    {
      key: 'uses',
      title: t('discounts.uses'),
      align: 'end',
      render: ({ uses, most_uses }) =>
        most_uses === null
          ? format.number(uses)
          : t('discounts.usesOf', { uses: format.number(uses), most: format.number(most_uses) }),
    },
    {
      key: 'revenue',
      title: t('discounts.revenue'),
      align: 'end',
      render: ({ revenue }) =>
        format.list(revenue.map(({ amount, currency }) => format.price(amount, currency))),
    },
    { key: 'until', title: t('log.until'), render: ({ until }) => until && format.day(lastDay(until)) },
    ...(onEnd
      ? [
          {
            key: 'end',
            title: t('members.actions'),
            render: ({ name, state, is_automatic }: StaffCode) =>
              state !== 'ended' &&
              !is_automatic && (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={t('discounts.end.name', { name })}
                  onPress={() => onEnd(name)}
                >
                  {t('discounts.end.button')}
                </Button>
              ),
          },
        ]
      : []),
  ]
  return (
    <DataTable
      caption={t('titles.staff-codes')}
      columns={columns}
      rows={codes.map((code) => ({ ...code, id: code.name }))}
    />
  )
}

/** The day in UTC that a code is still good for: it ends when the next one begins. */
function lastDay(until: string): string {
  return new Date(Date.parse(until) - 1).toISOString().slice(0, 10)
}
