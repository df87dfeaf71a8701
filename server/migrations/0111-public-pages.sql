create function drop_public_pages() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('public_pages', '');
  return null;
end $$;
comment on function drop_public_pages is
  'Makes every web process forget its kept pages and answers, so that what was withdrawn disappears at once.';

create function drop_profile_page() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('public_pages', new.id::text);
  return null;
end $$;
comment on function drop_profile_page is
  'Makes every web process forget the kept page of a profile, so that its owner sees what was just saved.';

create trigger drop_pages_of_changed_job after update on job
  for each row when (
    old.status is distinct from new.status or old.stopped_at is distinct from new.stopped_at
    or old.updated_at is distinct from new.updated_at or old.closes_at is distinct from new.closes_at)
  execute function drop_public_pages();
create trigger drop_pages_of_new_job after insert on job
  for each row when (new.status = 'open') execute function drop_public_pages();
create trigger drop_pages_of_deleted_job after delete on job
  for each row when (old.status <> 'pending') execute function drop_public_pages();

create trigger drop_pages_of_hidden_talent after update on talent
  for each row when (
    old.public_from is not null and (
      old.public_from is distinct from new.public_from or old.profile_photo is distinct from new.profile_photo
      or old.date_of_birth is distinct from new.date_of_birth))
  execute function drop_public_pages();
create trigger drop_page_of_saved_talent after update on talent
  for each row when (new.public_from is not null and old.updated_at is distinct from new.updated_at)
  execute function drop_profile_page();
create trigger drop_pages_of_deleted_talent after delete on talent
  for each row when (old.public_from is not null) execute function drop_public_pages();

create trigger drop_pages_of_changed_house after update on production_house
  for each row when (
    old.updated_at is distinct from new.updated_at or old.verification is distinct from new.verification)
  execute function drop_public_pages();
