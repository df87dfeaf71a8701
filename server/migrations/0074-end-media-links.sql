-- A link to a private file ends when its owner takes the permission back, not only ten minutes after it was made.

alter table media_file add links_from timestamptz;
comment on column media_file.links_from is 'Links that were made until then no longer work.';

create function end_media_links(files text[], instant timestamptz) returns void language sql
begin atomic
  update media_file set links_from = instant
  where name = any (files) and (links_from is null or links_from < instant);
end;

create function end_media_links_of_application() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if new.status = 'withdrawn' then
    perform end_media_links(
      array(select unnest(array[file, poster]) from application_media where application_id = new.application_id),
      new.happened_at
    );
  end if;
  return null;
end $$;
comment on function end_media_links_of_application is
  'The house of a withdrawn application can no longer open its files.';
create trigger end_media_links after insert on status_change
  for each row execute function end_media_links_of_application();

create function end_media_links_of_talent(talent uuid, instant timestamptz) returns void language sql
begin atomic
  select end_media_links(
    array(
      select unnest(array[file, poster]) from talent_media where talent_id = talent
      union
      select unnest(array[file, poster]) from application_media
        join application on application.id = application_id where talent_id = talent
      union
      select unnest(array[file, poster]) from conversation_file where account_id = talent
    ),
    instant
  );
end;

create function end_media_links_of_account_to_be_erased() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform end_media_links_of_talent(new.account_id, new.asked_at);
  return null;
end $$;
comment on function end_media_links_of_account_to_be_erased is
  'Nobody opens the files of a talent who asked for the deletion of the account.';
create trigger end_media_links after insert on account_deletion
  for each row execute function end_media_links_of_account_to_be_erased();

create function end_media_links_of_child() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform end_media_links_of_talent(new.talent_id, new.withdrawn_at);
  return null;
end $$;
comment on function end_media_links_of_child is
  'Nobody opens the files of a child whose guardian withdrew the consent.';
create trigger end_media_links after update of withdrawn_at on guardian
  for each row when (new.withdrawn_at is not null and new.consented_at is not null)
  execute function end_media_links_of_child();

create function lacks_permission(talent uuid) returns boolean language sql stable
  return exists (select from account_deletion where account_id = talent)
    or exists (
      select from talent person
      where id = talent and is_child(date_of_birth, now()) and not guardian_agrees(talent)
    );
comment on function lacks_permission is
  'Whether the talent asked for the deletion of the account, or is a child without a guardian''s consent. '
  'Houses then get no files of earlier applications.';
