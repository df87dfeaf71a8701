-- The public site: home page, projects, clients, banners and texts that staff write.

create table featured_talent (
  talent_id uuid primary key references talent on delete cascade,
  place integer not null unique check (place > 0)
);
comment on table featured_talent is 'The talent that staff chose for the home page, in this order.';

create type project_type as enum ('Movies', 'Web Series', 'Advertisement');

create table project (
  id uuid primary key default gen_random_uuid(),
  film_title text not null,
  type project_type not null,
  genre text not null,
  directed_by text not null,
  produced_by text not null,
  released_year smallint not null check (released_year between 1900 and 2100),
  language text not null,
  platform text not null,
  about_project text not null,
  image_url text not null,
  created_at timestamptz not null default now()
);
comment on table project is 'A film, web series or advertisement on the Projects page.';
create index project_by_year on project (released_year desc, created_at desc, id);

create table client (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  image_url text not null,
  created_at timestamptz not null default now()
);
comment on table client is 'A logo on the Our Clients page.';
create index client_by_age on client (created_at, id);

create table banner (
  id uuid primary key default gen_random_uuid(),
  url text not null,
  alt text not null,
  place integer not null unique check (place > 0)
);
comment on table banner is 'A picture beside the About Us text.';
comment on column banner.alt is 'What the picture shows, for people who cannot see it.';

create table page_text (
  page text primary key check (page in ('about')),
  html text not null
);
comment on table page_text is 'The texts of the site that staff write, as sanitised HTML.';
