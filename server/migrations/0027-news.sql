-- Wakes the requests of an account that wait for news. What is said in one transaction about one account is said once.
create function tell_of_news() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', new.account_id::text);
  return null;
end $$;

create trigger notice_is_news after insert or update of read_at on notice
  for each row execute function tell_of_news();
