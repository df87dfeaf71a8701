-- A talent keeps photos, a video and a note that go together, to apply with them again.

create table application_kit (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talent on delete cascade,
  name text not null check (length(name) between 1 and 60),
  note text not null check (length(note) <= 5000),
  headshot uuid references talent_media on delete set null,
  full_photo uuid references talent_media on delete set null,
  audition_video uuid references talent_media on delete set null
);
comment on table application_kit is
  'Photos, a video and a note that a talent applies with again. A file that the talent deletes leaves its kits.';
comment on column application_kit.note is 'Why the talent suits such a role; the start of the answer in the form.';
create unique index application_kit_name on application_kit (talent_id, lower(name));
create index application_kit_by_headshot on application_kit (headshot);
create index application_kit_by_full_photo on application_kit (full_photo);
create index application_kit_by_audition_video on application_kit (audition_video);
