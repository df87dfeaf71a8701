-- Staff edit the texts of emails and notifications.

alter table content_draft drop constraint content_draft_kind_check;
alter table content_draft add constraint content_draft_kind_check check (
  kind in ('project', 'clients', 'banners', 'featured', 'services', 'plan', 'about', 'legal', 'message')
);

create table message_text (
  message text not null,
  language language not null,
  texts jsonb not null check (jsonb_typeof(texts) = 'array'),
  primary key (message, language)
);
comment on table message_text is
  'What staff wrote instead of the texts that a message comes with. A text without an entry stays the one in the code.';
comment on column message_text.message is 'The name of the message, as its providers know it.';
comment on column message_text.texts is 'For each changed text its part, the original with placeholders, and the new text.';
