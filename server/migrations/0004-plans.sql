create table plan (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  -- Rupees with GST, whole: what is shown is what is charged.
  price integer not null check (price > 0),
  description text not null,
  duration_in_days integer not null check (duration_in_days > 0)
);
