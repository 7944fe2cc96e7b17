import { type Behaviour, DEBIT_MODES, REFUND_MODES, WEBHOOK_MODES } from '../records.ts'

/** The form of the settings that apply to what happens next. */
export function behaviourForm(behaviour: Behaviour): string[] {
  const { webhooks, debits, refunds, lateSeconds, delaySeconds } = behaviour
  return [
    '<h2>From now on</h2>',
    '<form class="card row" method="post" action="/control/behaviour">',
    select('webhooks', 'Webhooks', WEBHOOK_MODES, webhooks),
    select('debits', 'Direct debits', DEBIT_MODES, debits),
    select('refunds', 'Refunds', REFUND_MODES, refunds),
    number('lateSeconds', 'Late after (seconds)', lateSeconds),
    number('delaySeconds', 'Webhook delay (seconds)', delaySeconds),
    '<button>Save</button>',
    '</form>',
  ]
}

function select(name: string, label: string, values: readonly string[], chosen: string): string {
  const options = values.map((value) => `<option${value === chosen ? ' selected' : ''}>${value}</option>`)
  return `<label>${label} <select name="${name}">${options.join('')}</select></label>`
}

function number(name: string, label: string, value: number): string {
  return `<label>${label} <input type="number" name="${name}" min="0" max="86400" value="${value}" required></label>`
}
