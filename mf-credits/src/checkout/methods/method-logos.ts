import type { PaymentMethodId } from 'contracts'
import applePay from '../logos/apple-pay.svg'
import bancontact from '../logos/bancontact.svg'
import blik from '../logos/blik.svg'
import carteBancaire from '../logos/carte-bancaire.svg'
import creditCard from '../logos/credit-card.svg'
import dankort from '../logos/dankort.svg'
import eps from '../logos/eps.svg'
import giropay from '../logos/giropay.svg'
import ideal from '../logos/ideal.svg'
import maestro from '../logos/maestro.svg'
import mastercard from '../logos/mastercard.svg'
import mobilepay from '../logos/mobilepay.svg'
import nexi from '../logos/nexi.svg'
import paypal from '../logos/paypal.svg'
import paysafecard from '../logos/paysafecard.svg'
import przelewy24 from '../logos/przelewy24.svg'
import satispay from '../logos/satispay.svg'
import sepaDirectDebit from '../logos/sepa-direct-debit.svg'
import sofort from '../logos/sofort.svg'
import swish from '../logos/swish.svg'
import twint from '../logos/twint.svg'
import vipps from '../logos/vipps.svg'
import visa from '../logos/visa.svg'
import wireTransfer from '../logos/wire-transfer.svg'

/** Way to pay → the address of its drawing. */
export const methodLogos: Readonly<Record<PaymentMethodId, string>> = {
  ideal,
  bancontact,
  przelewy24,
  blik,
  twint,
  swish,
  vipps,
  mobilepay,
  eps,
  satispay,
  credit_card: creditCard,
  visa,
  mastercard,
  maestro,
  dankort,
  carte_bancaire: carteBancaire,
  nexi,
  paypal,
  apple_pay: applePay,
  sepa_direct_debit: sepaDirectDebit,
  wire_transfer: wireTransfer,
  paysafecard,
  giropay,
  sofort,
}
