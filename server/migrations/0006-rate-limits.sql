-- How often something was done in a span of time that began with the first use. Subjects are
-- hashed: no address can be read here. Lost in a crash, which only starts the counts anew.
create unlogged table rate_limit (
  subject bytea primary key,
  uses integer not null,
  ends_at timestamptz not null
);

create index rate_limit_end on rate_limit (ends_at);

-- Logins tried in a row, of one account from one network address, and when the next may come.
create unlogged table login_try (
  account bytea not null,
  address bytea not null,
  tries integer not null,
  next_at timestamptz not null,
  forget_at timestamptz not null,
  primary key (account, address)
);

create index login_try_end on login_try (forget_at);
