create table talent_address (
  slug text primary key
    constraint talent_address_is_plain check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  talent_id uuid not null references talent on delete cascade,
  is_current boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table talent_address is
  'The names in the URLs of public pages, /t/{slug}. Earlier ones lead to the current one.';
create unique index talent_address_current on talent_address (talent_id) where is_current;
create index talent_address_by_talent on talent_address (talent_id);

create function give_address(talent uuid, name text) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  base text := trim(both '-' from left(regexp_replace(plain_text(name), '[^a-z0-9]+', '-', 'g'), 44));
  wanted text;
begin
  if base = '' then base := 'talent'; end if;
  update talent_address set is_current = false where talent_id = talent and is_current;
  -- The first who had a name keeps it; others have a part of a checksum behind it.
  for digits in 0..32 by 4 loop
    wanted := base || case when digits > 0 then '-' || left(md5(talent::text), digits) else '' end;
    insert into talent_address (slug, talent_id) values (wanted, talent)
      on conflict (slug) do update set is_current = true where talent_address.talent_id = excluded.talent_id;
    exit when found;
  end loop;
  delete from talent_address where talent_id = talent and not is_current and slug not in (
    select slug from talent_address where talent_id = talent and not is_current
    order by created_at desc, slug limit 5);
end $$;
comment on function give_address is
  'Makes the address of a public page from the name of its talent. The last five earlier addresses are kept.';

create function keep_address() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- The address of a child would tell the surname; it comes with the eighteenth birthday.
  if new.public_from <= (now() at time zone 'Asia/Kolkata')::date then
    perform give_address(new.id, new.name);
  end if;
  return null;
end $$;
comment on function keep_address is 'Gives a talent who becomes public, or has another name, an address.';

create trigger keep_address_of_new_talent after insert on talent
  for each row when (new.public_from is not null) execute function keep_address();
create trigger keep_address_of_changed_talent after update on talent
  for each row when (
    new.public_from is not null
    and (old.name is distinct from new.name or old.public_from is distinct from new.public_from))
  execute function keep_address();

create or replace function drop_profile_page() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('public_pages', new.id::text);
  perform pg_notify('public_pages', slug) from talent_address where talent_id = new.id;
  return null;
end $$;

select give_address(id, name) from talent where public_from <= (now() at time zone 'Asia/Kolkata')::date;
