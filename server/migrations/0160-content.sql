-- Staff edit the content of the site: a draft per piece of content, and every version that was public.

create table content_draft (
  kind text not null check (kind in ('project', 'clients', 'banners', 'featured', 'services', 'plan', 'about')),
  key text not null check (key ~ '^[a-z0-9-]{1,60}$'),
  words jsonb not null,
  revision uuid not null default gen_random_uuid(),
  saved_by uuid not null references staff_member,
  saved_at timestamptz not null,
  publishes_at timestamptz,
  scheduled_by uuid references staff_member,
  primary key (kind, key),
  constraint content_draft_scheduled_whole check ((publishes_at is null) = (scheduled_by is null))
);
comment on table content_draft is 'The words of a piece of content that are not public yet; at most one draft per piece.';
comment on column content_draft.key is 'The id of a project or plan; `site` for what exists once.';
comment on column content_draft.revision is 'Changes with every save, so that an editor who has not seen it overwrites nothing.';
create index content_draft_by_due on content_draft (publishes_at) where publishes_at is not null;
create index content_draft_by_saver on content_draft (saved_by);
create index content_draft_by_scheduler on content_draft (scheduled_by);

create table content_version (
  id uuid primary key default gen_random_uuid(),
  place bigint generated always as identity,
  kind text not null,
  key text not null,
  words jsonb,
  published_by uuid references staff_member,
  published_at timestamptz not null
);
comment on table content_version is 'What was public of each piece of content, and since when. The latest version is public now.';
comment on column content_version.words is 'Null from when a piece was removed from the site.';
comment on column content_version.published_by is 'Null for what was there before staff first edited it.';
create index content_version_of_piece on content_version (kind, key, place desc);
create index content_version_by_publisher on content_version (published_by);

create table service_text (
  category text primary key,
  text text not null check (text <> '')
);
comment on table service_text is 'What staff wrote about a category of talent, instead of the text that comes with the site.';

alter table client add column place integer check (place > 0);
comment on column client.place is 'The order that staff chose; clients without a place follow, oldest first.';

create trigger drop_pages_of_project after insert or update or delete on project
  for each statement execute function drop_public_pages();
create trigger drop_pages_of_client after insert or update or delete on client
  for each statement execute function drop_public_pages();
create trigger drop_pages_of_banner after insert or update or delete on banner
  for each statement execute function drop_public_pages();
create trigger drop_pages_of_text after insert or update or delete on page_text
  for each statement execute function drop_public_pages();
create trigger drop_pages_of_featured_talent after insert or update or delete on featured_talent
  for each statement execute function drop_public_pages();
create trigger drop_pages_of_service_text after insert or update or delete on service_text
  for each statement execute function drop_public_pages();
create trigger drop_pages_of_plan after insert or update or delete on plan
  for each statement execute function drop_public_pages();
