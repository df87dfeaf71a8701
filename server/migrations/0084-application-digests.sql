-- Each member of a house chooses how often we write about new applications.

create type application_digest as enum ('each', 'hourly', 'daily', 'off');
comment on type application_digest is
  'How often a member is written to about new applications. The inbox shows them in any case.';

alter table account add application_digest application_digest not null default 'daily';
comment on column account.application_digest is
  'Only for members of a house: how often they are written to about new applications.';
