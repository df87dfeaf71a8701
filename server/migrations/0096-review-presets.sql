-- A team keeps filters of its boards and texts of messages.

create type review_preset_kind as enum ('filter', 'message');

create table review_preset (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  kind review_preset_kind not null,
  name text not null check (length(name) between 1 and 60),
  value text not null check (length(value) between 1 and 4000)
);
comment on table review_preset is 'A filter of the board or the text of a message that a team uses again.';
create unique index review_preset_name on review_preset (production_house_id, kind, lower(name));
