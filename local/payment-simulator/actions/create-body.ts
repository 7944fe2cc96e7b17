/** The parts of a payment's request that the switch acts on, after the check against the description. */
export interface CreateBody {
  readonly payment_id?: string
  readonly amount: number
  readonly currency: string
  readonly confirm?: boolean
  readonly customer_id?: string
  readonly description?: string
  readonly metadata?: object
  readonly return_url?: string
  readonly session_expiry?: number
  readonly setup_future_usage?: string
  readonly allowed_payment_method_types?: readonly string[]
  readonly payment_link?: boolean
  readonly payment_link_config?: { readonly seller_name?: string }
  readonly payment_token?: string
  readonly recurring_details?: { readonly type: string; readonly data: unknown }
  readonly payment_method_data?: { readonly bank_debit?: { readonly sepa_bank_debit?: SepaAccount } }
}

export interface SepaAccount {
  readonly iban: string
  readonly bank_account_holder_name: string
}
