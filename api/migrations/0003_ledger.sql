CREATE TABLE "credit_lot" (
	"owner_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"origin" text NOT NULL,
	"granted" integer NOT NULL,
	"remaining" integer NOT NULL,
	CONSTRAINT "credit_lot_key" PRIMARY KEY("owner_id","sequence"),
	CONSTRAINT "credit_lot_origin" CHECK ("credit_lot"."origin" in ('given', 'bought')),
	CONSTRAINT "credit_lot_remaining" CHECK ("credit_lot"."remaining" between 0 and "credit_lot"."granted")
);
--> statement-breakpoint
CREATE TABLE "credit_spending" (
	"owner_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"lot" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "credit_spending_key" PRIMARY KEY("owner_id","sequence","lot"),
	CONSTRAINT "credit_spending_positive" CHECK ("credit_spending"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"member_id" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"last_sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_of_member" UNIQUE("member_id"),
	CONSTRAINT "ledger_account_of_brand" UNIQUE("brand_id","id"),
	CONSTRAINT "ledger_account_not_negative" CHECK ("ledger_account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"owner_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "ledger_entry_key" PRIMARY KEY("owner_id","sequence","account"),
	CONSTRAINT "ledger_entry_account" CHECK ("ledger_entry"."account" in ('member', 'sold', 'given', 'spent', 'refunded', 'charged_back', 'adjusted', 'lost')),
	CONSTRAINT "ledger_entry_not_nothing" CHECK ("ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_proof" (
	"proved_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"transfers" bigint NOT NULL,
	"faults" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transfer" (
	"owner_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"brand_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"request_hash" text NOT NULL,
	"reason" text,
	"balance" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transfer_key" PRIMARY KEY("owner_id","sequence"),
	CONSTRAINT "ledger_transfer_of_owner" UNIQUE("owner_id","id"),
	CONSTRAINT "ledger_transfer_kind" CHECK ("ledger_transfer"."kind" in ('message', 'photo', 'gift', 'signup', 'order', 'refund', 'chargeback', 'adjustment')),
	CONSTRAINT "ledger_transfer_reason" CHECK (("ledger_transfer"."kind" = 'adjustment') = ("ledger_transfer"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "credit_lot" ADD CONSTRAINT "credit_lot_transfer" FOREIGN KEY ("owner_id","sequence") REFERENCES "public"."ledger_transfer"("owner_id","sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_spending" ADD CONSTRAINT "credit_spending_transfer" FOREIGN KEY ("owner_id","sequence") REFERENCES "public"."ledger_transfer"("owner_id","sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_spending" ADD CONSTRAINT "credit_spending_lot" FOREIGN KEY ("owner_id","lot") REFERENCES "public"."credit_lot"("owner_id","sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Of a deleted member the account forgets the name alone, not the brand: by hand, drizzle-kit does not know how to say it.
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_member" FOREIGN KEY ("brand_id","member_id") REFERENCES "public"."member"("brand_id","id") ON DELETE set null ("member_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transfer" FOREIGN KEY ("owner_id","sequence") REFERENCES "public"."ledger_transfer"("owner_id","sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_owner" FOREIGN KEY ("brand_id","owner_id") REFERENCES "public"."ledger_account"("brand_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfer_of_order" ON "ledger_transfer" USING btree ("brand_id","id") WHERE "ledger_transfer"."kind" = 'order';--> statement-breakpoint
-- What the ledger keeps is never changed, whoever asks. Drop its triggers first where that must be.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception '% is only added to', tg_table_name using errcode = 'restrict_violation', table = tg_table_name;
end $$;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfer FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_spending FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE OR UPDATE OF owner_id, sequence, origin, granted ON credit_lot FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON ledger_account FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();--> statement-breakpoint
-- At each commit: the transfer adds up to zero, and the balance beside it follows from the one before.
CREATE FUNCTION ledger_check_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_entries record;
  v_before integer := 0;
  v_balance integer;
begin
  select sum(amount) as total, coalesce(sum(amount) filter (where account = 'member'), 0) as member
    into v_entries from ledger_entry where owner_id = new.owner_id and sequence = new.sequence;
  if v_entries.total is distinct from 0 then
    raise exception 'a transfer does not add up to zero' using errcode = 'check_violation', constraint = 'ledger_transfer_is_zero';
  end if;
  select balance into v_balance from ledger_transfer where owner_id = new.owner_id and sequence = new.sequence;
  if new.sequence > 1 then
    select balance into v_before from ledger_transfer where owner_id = new.owner_id and sequence = new.sequence - 1;
  end if;
  if v_balance is distinct from v_before + v_entries.member then
    raise exception 'a balance does not follow from the one before' using errcode = 'check_violation', constraint = 'ledger_transfer_follows';
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transfer_check AFTER INSERT ON ledger_transfer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_transfer();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_check AFTER INSERT ON ledger_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_transfer();--> statement-breakpoint
-- And the kept balance is that of the last transfer and the sum of what is left of the lots.
CREATE FUNCTION ledger_check_account() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  v_owner text;
  v_account ledger_account;
  v_last integer := 0;
  v_left bigint;
begin
  if tg_table_name = 'ledger_account' then v_owner := new.id; else v_owner := new.owner_id; end if;
  select * into v_account from ledger_account where id = v_owner;
  if v_account.last_sequence > 0 then
    select balance into v_last from ledger_transfer where owner_id = v_owner and sequence = v_account.last_sequence;
  end if;
  select coalesce(sum(remaining), 0) into v_left from credit_lot where owner_id = v_owner;
  if v_account.balance is distinct from v_last then
    raise exception 'a balance is not that of the last transfer' using errcode = 'check_violation', constraint = 'ledger_account_follows';
  end if;
  if v_account.balance is distinct from v_left then
    raise exception 'a balance is not what is left of the lots' using errcode = 'check_violation', constraint = 'ledger_account_is_lots';
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_account_check AFTER INSERT OR UPDATE OF balance, last_sequence ON ledger_account DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_account();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_lot_check AFTER INSERT OR UPDATE OF remaining ON credit_lot DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_account();--> statement-breakpoint
-- The one way to write a transfer, in one round trip. The account is named, or it is the member's. The amount is what its
-- owner gets, negative what the owner gives: from the lot that is named, else from given ones first, then the oldest. A loss
-- is the brand's, beside the amount.
CREATE FUNCTION ledger_post(
  p_brand_id text, p_member_id text, p_owner_id text, p_id text, p_kind text, p_request_hash text, p_reason text,
  p_at timestamptz, p_amount integer, p_counter_account text, p_origin text, p_lot integer, p_loss integer,
  OUT outcome text, OUT amount integer, OUT balance integer
) LANGUAGE plpgsql AS $$
declare
  v_owner text := p_owner_id;
  v_account ledger_account;
  v_known ledger_transfer;
  v_sequence integer;
begin
  if v_owner is null then
    select a.id into v_owner from ledger_account a where a.member_id = p_member_id and a.brand_id = p_brand_id;
  end if;
  if v_owner is null and p_amount > 0 then
    insert into ledger_account (id, brand_id, member_id, is_demo)
      select gen_random_uuid()::text, m.brand_id, m.id, m.is_demo from member m
      where m.brand_id = p_brand_id and m.id = p_member_id
      on conflict (member_id) do nothing;
    select a.id into v_owner from ledger_account a where a.member_id = p_member_id and a.brand_id = p_brand_id;
  end if;

  -- A repetition waits for nobody and writes nothing, not even a lock.
  select t.* into v_known from ledger_transfer t where t.owner_id = v_owner and t.id = p_id;
  if v_known.id is null then
    select a.* into v_account from ledger_account a where a.id = v_owner and a.brand_id = p_brand_id for update;
    -- Whoever was waited for may have done just this.
    select t.* into v_known from ledger_transfer t where t.owner_id = v_owner and t.id = p_id;
  end if;
  if v_known.id is not null then
    outcome := case when v_known.request_hash = p_request_hash then 'replayed' else 'reused' end;
    balance := v_known.balance;
    select coalesce(sum(e.amount), 0) into amount from ledger_entry e
      where e.owner_id = v_known.owner_id and e.sequence = v_known.sequence and e.account = 'member';
    return;
  end if;

  amount := p_amount;
  balance := coalesce(v_account.balance, 0) + p_amount;
  if v_account.id is null or balance < 0 then
    outcome := 'short';
    return;
  end if;
  if p_amount = 0 and p_loss = 0 then
    outcome := 'nothing';
    return;
  end if;

  outcome := 'posted';
  v_sequence := v_account.last_sequence + 1;
  update ledger_account a set balance = ledger_post.balance, last_sequence = v_sequence where a.id = v_account.id;
  insert into ledger_transfer (owner_id, sequence, brand_id, id, kind, request_hash, reason, balance, created_at)
    values (v_account.id, v_sequence, p_brand_id, p_id, p_kind, p_request_hash, p_reason, balance, p_at);
  insert into ledger_entry (owner_id, sequence, account, amount)
    select v_account.id, v_sequence, e.account, e.change
    from (values ('member', p_amount), (p_counter_account, p_loss - p_amount), ('lost', -p_loss)) e (account, change)
    where e.change <> 0;

  if p_amount > 0 then
    insert into credit_lot (owner_id, sequence, origin, granted, remaining)
      values (v_account.id, v_sequence, p_origin, p_amount, p_amount);
  elsif p_amount < 0 then
    with in_line as (
      select l.sequence, l.remaining as there,
        sum(l.remaining) over (order by l.origin = 'given' desc, l.sequence) - l.remaining as before
      from credit_lot l
      where l.owner_id = v_account.id and l.remaining > 0 and (p_lot is null or l.sequence = p_lot)
    ), taken as (
      update credit_lot l set remaining = l.remaining - least(i.there, -p_amount - i.before)
      from in_line i where l.owner_id = v_account.id and l.sequence = i.sequence and i.before < -p_amount
      returning l.sequence, i.there - l.remaining as part
    )
    insert into credit_spending (owner_id, sequence, lot, amount)
      select v_account.id, v_sequence, t.sequence, t.part from taken t;
  end if;
end $$;--> statement-breakpoint
-- What members had before there was a ledger.
SELECT ledger_post(brand_id, member_id, null, 'adjustment:opening', 'adjustment', '', 'Balance before the ledger', now(), credits, 'adjusted', 'given', null, 0) FROM account_balance WHERE credits > 0;--> statement-breakpoint
DROP TABLE "account_balance" CASCADE;
