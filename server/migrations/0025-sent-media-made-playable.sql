-- What was sent with an application is made playable as media of the library are; what came before stays as it was.
alter table application_media add column state media_state not null default 'ready';

update application_media set state = coalesce(
  (select talent_media.state from talent_media where talent_media.file = application_media.file limit 1), 'kept'
) where kind <> 'image';
