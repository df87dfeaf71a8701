-- Announcements that staff put at the top of pages.

create table announcement (
  id uuid primary key default gen_random_uuid(),
  audience text not null check (audience in ('everyone', 'visitors', 'talent', 'production')),
  text_en text not null check (text_en <> ''),
  text_hi text not null check (text_hi <> ''),
  link text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  staff_id uuid not null references staff_member,
  saved_at timestamptz not null,
  check (ends_at > starts_at)
);
comment on table announcement is 'What staff announce at the top of pages, for all or for one role, from and until an instant.';
comment on column announcement.link is 'A path of this site or an https URL.';
comment on column announcement.staff_id is 'Who saved it last.';
comment on column announcement.saved_at is 'A reader who dismissed it sees it again once it was saved anew.';
create index announcement_by_end on announcement (ends_at);
create index announcement_by_member on announcement (staff_id);

-- Every page shows them. A task does the same when one begins or ends.
create trigger drop_pages_of_announcement after insert or update or delete on announcement
  for each statement execute function drop_public_pages();
