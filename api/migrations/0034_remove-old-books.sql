-- The ledger is only added to, but for accounts whose time in the books is over: these go as a whole, so that what
-- stays still adds up. Only the function below lifts the triggers, for its own statements.
CREATE OR REPLACE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' and current_setting('ledger.removes_old', true) = 'on' then
    return null;
  end if;
  raise exception '% is only added to', tg_table_name using errcode = 'restrict_violation', table = tg_table_name;
end $$;--> statement-breakpoint
-- Removes the accounts of deleted members without a transfer since this time; returns how many.
CREATE FUNCTION ledger_remove_old(since timestamptz) RETURNS integer LANGUAGE plpgsql
SET ledger.removes_old = 'on' AS $$
declare
  old text[];
begin
  old := array(
    select a.id from ledger_account a
    where a.member_id is null
      and not exists (select from ledger_transfer t where t.owner_id = a.id and t.created_at >= since)
    for update
  );
  delete from credit_spending where owner_id = any(old);
  delete from credit_lot where owner_id = any(old);
  delete from ledger_entry where owner_id = any(old);
  delete from ledger_transfer where owner_id = any(old);
  delete from ledger_account where id = any(old);
  return cardinality(old);
end $$;
