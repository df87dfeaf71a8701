-- What a house tells of itself, beyond what it registered with. Contacts are its own where its people's differ.
alter table production_house
  add column owner_name text,
  add column email text,
  add column phone_number text,
  add column alternate_contact text,
  add column location text,
  add column website_url text,
  add column is_casting_director boolean not null default false,
  add column is_production_house boolean not null default false,
  add column is_ad_agency boolean not null default false,
  add column is_event_agency boolean not null default false,
  add column is_theater_group boolean not null default false,
  add column is_studio boolean not null default false,
  add column is_talent_agency boolean not null default false,
  add column works_tv boolean not null default false,
  add column works_film boolean not null default false,
  add column works_ott boolean not null default false,
  add column works_ads boolean not null default false,
  add column works_print boolean not null default false,
  add column works_theatre boolean not null default false,
  add column works_events boolean not null default false,
  -- The request of the last save: sent again, it finds its own work done.
  add column saved_by_request uuid;
