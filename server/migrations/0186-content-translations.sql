-- The texts of public content in other languages than English.

create table content_translation (
  kind text not null,
  key text not null,
  language text not null check (language ~ '^[a-z]{2,3}$' and language <> 'en'),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  primary key (kind, key, language)
);
comment on table content_translation is 'What is public of a piece of content in other languages. A text without a translation is shown in English.';
comment on column content_translation.key is 'As in content_version; for a legal text also its version, as in `terms-2`.';
comment on column content_translation.texts is 'The translation of each text by the path to it in the English words, such as `banners.0.alt`.';

create trigger drop_pages_of_translation after insert or update or delete on content_translation
  for each statement execute function drop_public_pages();
