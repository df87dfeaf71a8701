-- A further language needs no migration: the code knows which there are. One that is gone is read as English.

alter table account
  alter language drop default,
  alter language type text,
  alter language set default 'en',
  add check (language ~ '^[a-z]{2,3}(-[a-z]+)?$');
alter table registration_consent
  alter language drop default,
  alter language type text,
  alter language set default 'en',
  add check (language ~ '^[a-z]{2,3}(-[a-z]+)?$');
alter table legal_consent
  alter language drop default,
  alter language type text,
  alter language set default 'en',
  add check (language ~ '^[a-z]{2,3}(-[a-z]+)?$');
alter table application_consent
  alter language drop default,
  alter language type text,
  alter language set default 'en',
  add check (language ~ '^[a-z]{2,3}(-[a-z]+)?$');
alter table channel_consent
  alter language drop default,
  alter language type text,
  alter language set default 'en',
  add check (language ~ '^[a-z]{2,3}(-[a-z]+)?$');
alter table guardian
  alter consent_language drop default,
  alter consent_language type text,
  alter consent_language set default 'en',
  add check (consent_language ~ '^[a-z]{2,3}(-[a-z]+)?$');
alter table message_text
  alter language type text,
  add check (language ~ '^[a-z]{2,3}(-[a-z]+)?$');

alter table content_translation
  drop constraint content_translation_language_check,
  add check (language ~ '^[a-z]{2,3}(-[a-z]+)?$' and language <> 'en');

drop type language;
